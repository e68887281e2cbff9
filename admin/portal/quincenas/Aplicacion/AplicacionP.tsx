import { Building2, CalendarCheck2 } from 'lucide-react'
import { useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { rutaCierres } from '#domain/quincenas/cierre.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { seSolicitaDesde } from '#domain/quincenas/fecha-cierre.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useVentana, ventanaEstadoOf } from '#admin/shared/calendario/use-ventana.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Tabs } from '#admin/shared/ui/pagina/Tabs.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { AtencionTab } from './atencion/AtencionTab.tsx'
import { AvanceTab } from './AvanceTab.tsx'
import { CierrePagina } from './cierre/CierrePagina.tsx'
import { columnas } from './columnas.tsx'
import { ElegidasBar } from './ElegidasBar.tsx'
import { FirmaPagina } from './FirmaPagina.tsx'
import { NoAprobadosDialog } from './NoAprobadosDialog.tsx'
import { VigilanciaTab } from './VigilanciaTab.tsx'
import { useAplicacionAbierta, useCierres } from './use-cierres.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { CierreEntidad, CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'
import './aplicacion.css'

/** Quincenas that the select offers before the one under way. */
const ANTERIORES = 6

/** `aplicacionP`: the close of a quincena, entity by entity (specification 2 §2.13), and the page of each. */
export default function AplicacionP(): ReactElement {
  const { codigo, entidadPedida, porFirmar } = useAplicacionAbierta()
  const { data: ventana } = useVentana()
  const actual = ventana ? ventanaEstadoOf('ALTA_BAJA_CAMBIO', ventana).quincena : null
  const chosen = codigo ?? (actual === null ? null : quincenaCode(actual))
  if (chosen !== null && porFirmar.length > 0) return <FirmaPagina codigo={chosen} cierres={porFirmar} />
  return chosen !== null && entidadPedida !== null ? (
    <DeUnaEntidad codigo={chosen} pedida={entidadPedida} />
  ) : (
    <DeTodas chosen={chosen} actual={actual} />
  )
}

function DeUnaEntidad({ codigo, pedida }: { codigo: string; pedida: string }): ReactElement {
  const { data, error, refetch } = useCierres(codigo)
  const cierre = data?.entidades.find(({ entidad: { clave, id } }) => pedida === clave || pedida === String(id))
  if (data && cierre) return <CierrePagina codigo={codigo} titulo={data.titulo} cierre={cierre} />
  const title = 'Cierre de la entidad'
  const crumbs = [migaVista('aplicacionP', rutaCierres(codigo)), { label: title }]
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {error ? (
        <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState icon={Building2} title="La entidad no está a tu cargo o no cierra esta quincena" />
      ) : (
        <Skeleton lines={8} label="Cargando la quincena" />
      )}
    </>
  )
}

interface DeTodasProps {
  /** Code of the quincena in sight; null until it is known. */
  chosen: string | null
  /** Ordinal of the one under way. */
  actual: number | null
}

function DeTodas({ chosen, actual }: DeTodasProps): ReactElement {
  const { vistas, perfil } = useSession()
  const { elegir, ficha, irA } = useAplicacionAbierta()
  const options =
    actual === null
      ? []
      : Array.from({ length: ANTERIORES + 1 }, (_, i) => ({
          value: quincenaCode(actual - i),
          label: quincenaChip(actual - i),
        }))
  return (
    <>
      <PageHeader
        vista="aplicacionP"
        facts="Cierre de la quincena por entidad: solicitud, auxiliar, Jefe Dpto., Director y Titular."
        actions={
          <>
            {vistas.includes('HistorialPage') && <LinkButton to={rutaVista('HistorialPage')}>Historial</LinkButton>}
            {vistas.includes('ConsultaAfiliadosPage') && (
              <LinkButton to={rutaVista('ConsultaAfiliadosPage')}>Consulta de Afiliados</LinkButton>
            )}
            {vistas.includes('solicitudesMovimientos') && (
              <LinkButton to={rutaVista('solicitudesMovimientos')}>Movimientos</LinkButton>
            )}
          </>
        }
      />
      {chosen === null ? (
        <Skeleton lines={8} label="Cargando la quincena" />
      ) : (
        <div className="stack">
          <div className="aplicacion-quincena">
            <Field label="Quincena">
              <Select
                options={
                  options.some(({ value }) => value === chosen)
                    ? options
                    : [{ value: chosen, label: chosen }, ...options]
                }
                value={chosen}
                onChange={(event) => elegir(event.target.value)}
              />
            </Field>
          </div>
          <Tabs
            label="Aplicación de la quincena"
            selected={ficha}
            onSelect={irA}
            tabs={[
              { key: 'cierre', title: 'Entidades', content: <Quincena key={chosen} codigo={chosen} /> },
              { key: 'avance', title: 'Avance', content: <AvanceTab key={chosen} codigo={chosen} /> },
              {
                key: 'atencion',
                title: 'Tiempo de Atención',
                content: <AtencionTab key={chosen} codigo={chosen} />,
              },
              ...(perfil.ambito === 'instituto'
                ? [{ key: 'vigilancia', title: 'Vigilancia', content: <VigilanciaTab /> }]
                : []),
            ]}
          />
        </div>
      )}
    </>
  )
}

function Quincena({ codigo }: { codigo: string }): ReactElement {
  const { data, error, refetch } = useCierres(codigo)
  if (error) return <ErrorState title="No se pudo cargar la quincena." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando la quincena" />
  return <Entidades codigo={codigo} cierres={data} />
}

function Entidades({ codigo, cierres }: { codigo: string; cierres: CierresQuincena }): ReactElement {
  const [texto, setTexto] = useState('')
  // Who answers for one entity has nothing to choose: it is chosen already.
  const [elegidas, setElegidas] = useState<ReadonlySet<number>>(
    () => new Set(cierres.entidades.length === 1 ? cierres.entidades.map(({ entidad }) => entidad.id) : []),
  )
  const [noAprobados, setNoAprobados] = useState<CierreEntidad | null>(null)
  const rows = cierres.entidades.filter(({ entidad }) => foldText(entidad.nombre).includes(foldText(texto)))
  const chosen = cierres.entidades.filter(({ entidad }) => elegidas.has(entidad.id))
  const alternar = (id: number): void =>
    setElegidas((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  const { hechas, faltan } = cierres.solicitudes
  const antes = cierres.entidades.find((one) => one.antes !== null)?.antes
  return (
    <div className="stack">
      <div className="aplicacion-barra">
        <TextInput
          type="search"
          aria-label="Buscar entidad"
          placeholder="Buscar entidad..."
          maxLength={80}
          value={texto}
          onChange={(event) => setTexto(event.target.value)}
        />
        {antes && (
          <span className="secondary small" role="status">
            {seSolicitaDesde(antes.desde)}
          </span>
        )}
        <ElegidasBar
          codigo={codigo}
          solicita={cierres.entidades.some(({ actions }) => actions.includes('solicitar'))}
          elegidas={chosen}
          limpiar={() => setElegidas(new Set())}
        />
      </div>
      <Card
        title={cierres.periodo}
        aside={
          <span role="status" title={`${cuentaTexto(hechas, 'solicitado')}, ${faltan} por solicitar`}>
            Solicitudes {hechas} de {hechas + faltan}
          </span>
        }
        flush
        className="aplicacion-entidades"
      >
        <DataTable
          caption="Entidades de la quincena"
          columns={columnas({ codigo, elegidas, alternar, verNoAprobados: setNoAprobados })}
          rows={rows}
          rowKey={({ entidad }) => entidad.id}
          isSelected={({ entidad }) => elegidas.has(entidad.id)}
          minWidth={1060}
          empty={
            texto === '' ? (
              <EmptyState icon={CalendarCheck2} title="No hay entidades a tu cargo">
                La quincena la cierra quien ve a toda una entidad.
              </EmptyState>
            ) : (
              <EmptyState icon={Building2} title={`Ninguna entidad coincide con «${texto}»`} />
            )
          }
        />
      </Card>
      {noAprobados && <NoAprobadosDialog codigo={codigo} cierre={noAprobados} onClose={() => setNoAprobados(null)} />}
    </div>
  )
}
