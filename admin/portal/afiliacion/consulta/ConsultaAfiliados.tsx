import { useMemo } from 'react'
import { NOMBRE_SITUACION, SITUACIONES } from '#domain/afiliacion/situacion.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { History, Home, Users } from 'lucide-react'
import { useSession } from '#admin/providers/session-context.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { AlPopover } from '#admin/shared/relojes/AlPopover.tsx'
import { BandaAl } from '#admin/shared/relojes/BandaAl.tsx'
import { useAl } from '#admin/shared/relojes/use-al.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { BuscarAfiliado } from './BuscarAfiliado.tsx'
import { columnasConsulta } from './columnas.tsx'
import { KardexDialog } from './KardexDialog.tsx'
import { OpcionesMenu } from './OpcionesMenu.tsx'
import { useKardexAbierto } from './use-kardex.ts'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'
import './consulta.css'

const TEXTOS: TextosLista = {
  tabla: 'Afiliados',
  buscar: 'Nombre, CURP o entidad',
  falla: 'No se pudo consultar el padrón.',
  uno: 'afiliado',
  varios: 'afiliados',
  sinResultados: 'No se encontraron afiliados.',
  vacia: (
    <EmptyState icon={Users} title="No se encontraron afiliados.">
      Aquí estará cada persona afiliada con su último movimiento.
    </EmptyState>
  ),
}

/** `ConsultaAfiliadosPage`: who is affiliated, the latest movement of each and the kardex (specification 2 §2.15). */
export default function ConsultaAfiliados(): ReactElement {
  const { user, inicio, vistas } = useSession()
  const { al, permanente } = useAl()
  const { id, abrir } = useKardexAbierto()
  const columnas = useMemo(() => columnasConsulta(abrir), [abrir])
  return (
    <PortalList
      resource="consulta"
      columnas={columnas}
      sort={{ field: 'nombre', order: 'ASC' }}
      permanente={permanente}
    >
      <PageHeader
        vista="ConsultaAfiliadosPage"
        facts={`Te damos la bienvenida, ${user.nombre}.`}
        actions={
          <>
            <AlPopover />
            {vistas.includes('HistorialPage') && (
              <LinkButton icon={History} to={rutaVista('HistorialPage')}>
                Historial
              </LinkButton>
            )}
            <LinkButton icon={Home} to={inicio}>
              Inicio
            </LinkButton>
            <OpcionesMenu />
          </>
        }
      />
      <div className="stack">
        <BandaAl />
        <BuscarAfiliado al={al} />
        <Tabla columnas={columnas} />
      </div>
      {id !== null && (
        <KardexDialog
          id={id}
          al={al}
          vacio="No hay movimientos registrados para este afiliado."
          onClose={() => abrir(null)}
        />
      )}
    </PortalList>
  )
}

const SITUACION: Filtro = {
  key: 'situacion',
  label: 'Situación',
  opciones: SITUACIONES.map((letra) => ({ valor: letra, label: NOMBRE_SITUACION[letra] })),
}

function Tabla({ columnas }: { columnas: ReturnType<typeof columnasConsulta> }): ReactElement {
  const { entidades } = useUnidades(undefined)
  const filtros = [SITUACION, { key: 'adscripcionId', label: 'Entidad', opciones: entidades }]
  return <ListTable<PersonaConsulta> textos={TEXTOS} columnas={columnas} filtros={filtros} sinBusqueda />
}
