import { Link } from 'react-router-dom'
import { rutaCierres } from '#domain/quincenas/cierre.ts'
import { seSolicitaDesde } from '#domain/quincenas/fecha-cierre.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { AccionesCierre } from './AccionesCierre.tsx'
import { useComoQuien } from '#admin/portal/quincenas/Aplicacion/como-quien.ts'
import { EtapaTag } from '#admin/portal/quincenas/Aplicacion/EtapaTag.tsx'
import { CifrasDeCierre } from './CifrasDeCierre.tsx'
import { LadoDelCierre } from './LadoDelCierre.tsx'
import { SimulacionCard } from './SimulacionCard.tsx'
import { useCierre, usePaso } from '#admin/portal/quincenas/Aplicacion/use-cierres.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { AvanceCierre, CierreDetalle, CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface CierrePaginaProps {
  codigo: string
  cierre: CierreEntidad
  titulo: string
}

/** One entity's close: what it would do or did, its payment line, who signed, its versions, and the act whose turn it is. */
export function CierrePagina({ codigo, cierre, titulo }: CierrePaginaProps): ReactElement {
  const { entidad, etapa, antes } = cierre
  const crumbs = [migaVista('aplicacionP', rutaCierres(codigo)), { label: entidad.nombre }]
  const conActos = cierre.actions.length > 0 || antes?.seAnticipa === true
  const solicitar = usePaso(codigo, 'solicitar')
  const firmar = usePaso(codigo, 'firmar')
  const failed = solicitar.error ?? firmar.error
  const comoQuien = useComoQuien([cierre])
  return (
    <>
      <PageHeader
        title={entidad.nombre}
        crumbs={crumbs}
        facts={
          <span className="cierre-cabeza">
            <EtapaTag etapa={etapa} /> <span>Cierre de {titulo}</span>
          </span>
        }
        {...(conActos && { actions: <AccionesCierre {...{ codigo, cierre, solicitar, firmar }} /> })}
      />
      {failed && <ErrorState title="No se pudo." error={failed} />}
      {cierre.impideReabrir !== '' && (
        <p className="secondary small">
          <strong>No se puede reabrir.</strong> {cierre.impideReabrir}
        </p>
      )}
      {comoQuien.map((texto) => (
        <p key={texto} className="secondary small">
          {texto}
        </p>
      ))}
      {cierre.cierre ? (
        <ConHistoria codigo={codigo} cierre={cierre} id={cierre.cierre.id} version={cierre.cierre.version} />
      ) : (
        <Cuerpo codigo={codigo} cierre={cierre} detalle={null} />
      )}
    </>
  )
}

function ConHistoria(props: { codigo: string; cierre: CierreEntidad; id: number; version: number }): ReactElement {
  const { codigo, cierre, id, version } = props
  const { data, error, refetch } = useCierre(codigo, id, version)
  if (error) return <ErrorState title="No se pudo cargar el cierre." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando el cierre" />
  return <Cuerpo codigo={codigo} cierre={cierre} detalle={data} />
}

interface CuerpoProps {
  codigo: string
  cierre: CierreEntidad
  /** Null until somebody requests it. */
  detalle: CierreDetalle | null
}

function Cuerpo({ codigo, cierre, detalle }: CuerpoProps): ReactElement {
  const { entidad, etapa, devuelto, avance, antes, anticipo } = cierre
  const isClosed = etapa === 'cerrado' || etapa === 'reapertura'
  return (
    <div className="cierre">
      <div className="stack">
        {devuelto && (
          <Note tone="warn">
            <strong>
              Devuelto por {devuelto.por}, {fechaHora(devuelto.at)}.
            </strong>{' '}
            {devuelto.nota}
          </Note>
        )}
        {antes && <Note>{seSolicitaDesde(antes.desde)}.</Note>}
        {anticipo !== null && !isClosed && (
          <Note>
            <strong>El Titular permitió el cierre anticipado.</strong> {anticipo}
          </Note>
        )}
        {avance && <Avance avance={avance} />}
        {detalle?.cifras ? (
          <Card title="Lo que se cerró">
            <div className="stack">
              {detalle.cifras.parametros === null && (
                <Note tone="info">Este cierre no guardó su comparación con la quincena anterior.</Note>
              )}
              <CifrasDeCierre codigo={codigo} entidad={entidad} cifras={detalle.cifras} cerrado />
            </div>
          </Card>
        ) : (
          etapa !== 'aplicando' && <SimulacionCard codigo={codigo} entidad={entidad} />
        )}
      </div>
      <LadoDelCierre cierre={cierre} detalle={detalle} />
    </div>
  )
}

function Avance({ avance: { estado, hecho, total, texto } }: { avance: AvanceCierre }): ReactElement {
  if (estado === 'fallado' || estado === 'cancelado')
    return (
      <Note tone="bad" live>
        <strong>No se pudo aplicar.</strong> {texto} Se reintenta desde <Link to="/panel/trabajos">Trabajos</Link>.
      </Note>
    )
  const label = estado === 'espera' ? 'Espera su turno' : `${texto || 'Aplicando'}: ${hecho} de ${total}`
  return <Progress label={label} value={total === 0 ? 0 : hecho / total} />
}
