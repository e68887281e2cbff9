import { FolderKanban, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { useTotal } from '#admin/shared/list/list-state.ts'
import { totalTexto } from '#domain/cuenta-texto.ts'
import { NuevoCasoDialog } from '#admin/shared/casos/NuevoCasoDialog.tsx'
import { useCanWorkCasos } from '#admin/shared/casos/use-opciones-caso.ts'
import { COLUMNAS_CASOS } from './columnas.tsx'
import { useFiltrosCasos } from './use-filtros-casos.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { ReactElement, ReactNode } from 'react'

const MIOS = { responsable: 'yo', estado: ['pendiente', 'en progreso'] } as unknown as Record<string, string>
const VENCIDOS = { plazo: 'vencido' }

/** Cases in this session's sight: open ones first, the most urgent on top. */
export function CasosList(): ReactElement {
  return (
    <PanelList resource="casos" columnas={COLUMNAS_CASOS} sort={{ field: 'vence', order: 'ASC' }}>
      <Casos />
    </PanelList>
  )
}

function Casos(): ReactElement {
  const [opening, setOpening] = useState(false)
  const canWork = useCanWorkCasos()
  const filtros = useFiltrosCasos()
  const abrir = canWork && (
    <Button variant="primary" icon={Plus} onClick={() => setOpening(true)}>
      Abrir caso
    </Button>
  )
  return (
    <>
      <PageHeader vista="panelCasos" facts={<Facts />} actions={abrir} />
      <ListTable<CasoResumen> textos={textos(abrir)} columnas={COLUMNAS_CASOS} filtros={filtros} />
      {opening && <NuevoCasoDialog onClose={() => setOpening(false)} />}
    </>
  )
}

/** "4 casos tuyos abiertos. 2 vencidos." */
function Facts(): ReactElement {
  const mios = useTotal(MIOS)
  const vencidos = useTotal(VENCIDOS)
  if (mios === undefined || vencidos === undefined) return <>&nbsp;</>
  const tuyos =
    mios.n === 0
      ? 'Ningún caso abierto es tuyo.'
      : `${totalTexto(mios, 'caso abierto es tuyo', 'casos abiertos son tuyos')}.`
  return <>{vencidos.n === 0 ? tuyos : `${tuyos} ${totalTexto(vencidos, 'vencido', 'vencidos')} en total.`}</>
}

function textos(abrir: ReactNode) {
  return {
    tabla: 'Casos',
    buscar: 'Folio, asunto o persona',
    falla: 'No se pudieron cargar los casos.',
    uno: 'caso',
    varios: 'casos',
    vacia: (
      <EmptyState icon={FolderKanban} title="Todavía no hay casos" action={abrir}>
        Aquí estará lo que haya que resolver en cada proceso, con quién lo atiende y para cuándo.
      </EmptyState>
    ),
  }
}
