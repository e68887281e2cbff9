import { Home, History as HistoryIcon } from 'lucide-react'
import { useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { buscarQuincenas } from '#domain/quincenas/historial.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { KardexDialog } from '#admin/portal/afiliacion/consulta/KardexDialog.tsx'
import { OpcionesMenu } from '#admin/portal/afiliacion/consulta/OpcionesMenu.tsx'
import { OrganizacionCierres } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { EntidadesTable } from './EntidadesTable.tsx'
import { ExpedienteDialog } from './ExpedienteDialog.tsx'
import { useHistorial, useHistorialAbierto, useQuincenas } from './use-historial.ts'
import type { EntidadPasada, QuincenaPasada } from '#domain/quincenas/historial.ts'
import type { ReactElement } from 'react'
import '#admin/portal/afiliacion/consulta/consulta.css'

/** `HistorialPage`: what each entity had in a quincena, its people and their kardex (specification 2 §2.16). */
export default function Historial(): ReactElement {
  const { inicio, vistas } = useSession()
  const { data, error, refetch } = useQuincenas()
  return (
    <>
      <PageHeader
        vista="HistorialPage"
        facts="Quién respondía por cada entidad, su personal y sus movimientos."
        actions={
          <>
            {vistas.includes('ConsultaAfiliadosPage') && (
              <LinkButton to={rutaVista('ConsultaAfiliadosPage')}>Consulta de Afiliados</LinkButton>
            )}
            <LinkButton icon={Home} to={inicio}>
              Inicio
            </LinkButton>
            <OpcionesMenu />
          </>
        }
      />
      {error ? (
        <ErrorState title="No se pudieron cargar las quincenas." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Quincenas quincenas={data} />
      ) : (
        <Skeleton lines={8} label="Cargando las quincenas" />
      )}
    </>
  )
}

function Quincenas({ quincenas }: { quincenas: readonly QuincenaPasada[] }): ReactElement {
  const { codigo, elegir } = useHistorialAbierto()
  const [texto, setTexto] = useState('')
  const found = buscarQuincenas(quincenas, texto)
  const chosen = found.find((one) => one.codigo === codigo) ?? found[0]
  return (
    <div className="stack">
      <div className="historial-buscar">
        <Field label="Buscar quincena" help="Por su nombre o su periodo: «22 de 2026», «noviembre».">
          <TextInput type="search" maxLength={60} value={texto} onChange={(event) => setTexto(event.target.value)} />
        </Field>
        <Field label="Quincena">
          <Select
            options={found.map(({ codigo: value, nombre, periodo }) => ({ value, label: `${nombre} (${periodo})` }))}
            value={chosen?.codigo ?? ''}
            disabledReason={found.length === 0 ? 'Ninguna coincide' : null}
            onChange={(event) => elegir(event.target.value)}
          />
        </Field>
      </div>
      <OrganizacionCierres />
      {chosen ? (
        <Entidades key={chosen.codigo} codigo={chosen.codigo} />
      ) : (
        <EmptyState icon={HistoryIcon} title="Ninguna quincena coincide con la búsqueda">
          Escribe su número, su año o su mes.
        </EmptyState>
      )}
    </div>
  )
}

function Entidades({ codigo }: { codigo: string }): ReactElement {
  const [organizacion] = useOrganizacion()
  const { data, error, refetch } = useHistorial(codigo, organizacion)
  const [expediente, setExpediente] = useState<EntidadPasada | null>(null)
  const [kardex, setKardex] = useState<number | null>(null)
  if (error) return <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando la quincena" />
  return (
    <>
      <Card title={data.nombre} aside={`Personal al ${formatFecha(data.al)}`} flush className="historial-entidades">
        <EntidadesTable historial={data} onExpediente={setExpediente} />
      </Card>
      {expediente && (
        <ExpedienteDialog entidad={expediente} al={data.al} onKardex={setKardex} onClose={() => setExpediente(null)} />
      )}
      {kardex !== null && (
        <KardexDialog
          id={kardex}
          al={data.al}
          vacio="No hay movimientos de Kardex registrados para este empleado."
          onClose={() => setKardex(null)}
        />
      )}
    </>
  )
}
