import { Mail } from 'lucide-react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { useMatch } from 'react-router-dom'
import { CLASES_CORREO, claseTexto, NOMBRE_ESTADO_CORREO } from '#domain/correo/textos-correo.ts'
import { ESTADOS_CORREO, type CorreoPanel } from '#domain/correo/correo.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { COLUMNAS_CORREOS } from './columnas.tsx'
import { CorreoSheet } from './CorreoSheet.tsx'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'
import './correo.css'

const TEXTOS: TextosLista = {
  tabla: 'Correos del portal',
  buscar: 'Dirección o asunto',
  falla: 'No se pudieron cargar los correos.',
  uno: 'correo',
  varios: 'correos',
  vacia: (
    <EmptyState icon={Mail} title="El portal todavía no ha enviado correos">
      Aquí estará cada correo desde que se escribe hasta que sale: recuperaciones de acceso, cambios de cuentas y
      avisos.
    </EmptyState>
  ),
}

const FILTROS: readonly Filtro[] = [
  {
    key: 'estado',
    label: 'Estado',
    placeholder: 'Todos',
    opciones: ESTADOS_CORREO.map((valor) => ({ valor, label: NOMBRE_ESTADO_CORREO[valor] })),
  },
  {
    key: 'clase',
    label: 'Trata de',
    placeholder: 'Todo',
    opciones: CLASES_CORREO.map((valor) => ({ valor, label: claseTexto(valor) })),
  },
]

/** What the portal writes to people, and whether it left; a reserved text is shown to nobody. */
export function CorreosList(): ReactElement {
  return (
    <PanelList resource="correos" columnas={COLUMNAS_CORREOS} sort={{ field: 'creadoAt', order: 'DESC' }}>
      <Correos />
    </PanelList>
  )
}

function Correos(): ReactElement {
  const open = useMatch('/panel/correos/:id/show')?.params.id
  const { data } = useListaDe('correos')
  return (
    <>
      <PageHeader
        vista="panelCorreos"
        facts="Lo que el portal escribe a las personas y si llegó a salir. Los enlaces y códigos no se muestran a nadie."
      />
      <ListTable<CorreoPanel>
        textos={TEXTOS}
        columnas={COLUMNAS_CORREOS}
        filtros={FILTROS}
        isSelected={(row) => String(row.id) === open}
      />
      {open !== undefined && <CorreoSheet id={Number(open)} ids={(data ?? []).map(({ id }) => id)} />}
    </>
  )
}
