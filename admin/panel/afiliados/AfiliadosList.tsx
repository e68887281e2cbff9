import { UserPlus, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { NOMBRE_SITUACION, SITUACIONES, SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { conMayuscula, totalTexto } from '#domain/cuenta-texto.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { useTotal } from '#admin/shared/list/list-state.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { AlPopover } from '#admin/shared/relojes/AlPopover.tsx'
import { BandaAl } from '#admin/shared/relojes/BandaAl.tsx'
import { OrganizacionAl } from '#admin/shared/relojes/OrganizacionAl.tsx'
import { useAl } from '#admin/shared/relojes/use-al.ts'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import { useCanCapture } from '#admin/panel/use-can-capture.ts'
import { COLUMNAS_AFILIADOS } from './columnas.tsx'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

/** The padrón: everybody in the session's scope. */
export function AfiliadosList(): ReactElement {
  const { al, permanente: delDia } = useAl()
  const [organizacion] = useOrganizacion()
  const permanente = useMemo(
    () => (al === null || organizacion === 'entonces' ? delDia : { ...delDia, organizacion }),
    [al, delDia, organizacion],
  )
  return (
    <PanelList
      resource="afiliados"
      columnas={COLUMNAS_AFILIADOS}
      sort={{ field: 'nombre', order: 'ASC' }}
      permanente={permanente}
    >
      <Padron />
    </PanelList>
  )
}

function Padron(): ReactElement {
  const canCapture = useCanCapture()
  const filtros = useFiltrosPadron()
  const total = useTotal()
  const lugar = useSession().perfil.ambito === 'instituto' ? 'en el padrón' : 'de tu dependencia'
  const textos = textosPadron(canCapture)
  return (
    <>
      <PageHeader
        vista="panelAfiliados"
        facts={
          total === undefined ? '\u00a0' : `${conMayuscula(totalTexto(total, textos.uno, textos.varios))} ${lugar}.`
        }
        actions={
          <>
            <AlPopover />
            {canCapture && <AltaButton />}
          </>
        }
      />
      <div className="stack">
        <BandaAl />
        <OrganizacionAl />
        <ListTable textos={textos} columnas={COLUMNAS_AFILIADOS} filtros={filtros} />
      </div>
    </>
  )
}

function AltaButton(): ReactElement {
  return (
    <LinkButton variant="primary" icon={UserPlus} to="/dashboard?vista=altaDocA">
      Registrar alta
    </LinkButton>
  )
}

function textosPadron(canCapture: boolean): TextosLista {
  return {
    tabla: 'Padrón de personas afiliadas',
    buscar: 'Nombre, CURP, RFC, NSS o No. interno',
    falla: 'No se pudo cargar el padrón.',
    uno: 'persona',
    varios: 'personas',
    vacia: (
      <EmptyState icon={Users} title="Todavía no hay personas a tu alcance" action={canCapture && <AltaButton />}>
        Aquí estará cada persona afiliada desde que se solicita su alta.
      </EmptyState>
    ),
  }
}

const SITUACION: Filtro = {
  key: 'situacion',
  label: 'Situación',
  opciones: [
    ...SITUACIONES.map((letra) => ({ valor: letra, label: NOMBRE_SITUACION[letra] })),
    { valor: SITUACIONES_EN_PLANTILLA, label: 'activos y con licencia' },
  ],
}

/** A desk is not asked for the levels that its own scope already fixes. */
function useFiltrosPadron(): readonly Filtro[] {
  const list = useListaDe('afiliados')
  const { user, perfil } = useSession()
  const own = perfil.ambito === 'dependencia' ? user : null
  const chosen: unknown = (list.filterValues as Readonly<Record<string, unknown>>)['adscripcionId']
  const entidadId = own?.idAdscripcion ?? chosen
  const { entidades, direcciones } = useUnidades(entidadId)
  const entidad: Filtro = { key: 'adscripcionId', label: 'Entidad', opciones: entidades, clears: ['dependenciaId'] }
  const direccion: Filtro = {
    key: 'dependenciaId',
    label: 'Dirección General',
    opciones: direcciones,
    disabledReason: entidadId === undefined ? 'Elige primero la entidad' : null,
  }
  return [SITUACION, ...(own?.idAdscripcion ? [] : [entidad]), ...(own?.idDependencia ? [] : [direccion])]
}
