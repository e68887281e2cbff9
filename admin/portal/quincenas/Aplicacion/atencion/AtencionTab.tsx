import { RefreshCw, Send } from 'lucide-react'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { SERIES_ATENCION } from '#domain/quincenas/atencion.ts'
import { BarrasCard } from '#admin/shared/graficas/BarrasCard.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useAtencion, useEnviarAtencion } from './use-atencion.ts'
import type { AtencionQuincena, EnvioAtencion } from '#domain/quincenas/atencion.ts'
import type { ReactElement } from 'react'

const SERIES = [
  { nombre: SERIES_ATENCION[0], color: 'var(--ink-3)' },
  { nombre: SERIES_ATENCION[1], color: 'var(--blue)' },
] as const

/** Days with their tenth: "1.5". */
const dias = (cifra: number): string =>
  cifra.toLocaleString('es-MX', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "Tiempo de Atención por Entidad" (specification 2 §2.14): how long movements wait to be approved, validated and sent. */
export function AtencionTab({ codigo }: { codigo: string }): ReactElement {
  const { data, error, isFetching, refetch } = useAtencion(codigo)
  const enviar = useEnviarAtencion(codigo)
  return (
    <div className="stack">
      <div className="aplicacion-atencion">
        <Button icon={RefreshCw} busy={isFetching} busyText="Validando…" onClick={() => void refetch()}>
          Recargar y Validar Datos
        </Button>
        {data?.actions.includes('enviar') && (
          <Button
            variant="primary"
            icon={Send}
            busy={enviar.busy}
            busyText="Enviando…"
            onClick={() => enviar.run(data.huella)}
          >
            Enviar Datos Validados
          </Button>
        )}
      </div>
      {enviar.error && <ErrorState title="No se enviaron los datos." error={enviar.error} />}
      {error ? (
        <ErrorState title="No se pudo cargar el tiempo de atención." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Contenido data={data} />
      ) : (
        <Skeleton lines={8} label="Cargando el tiempo de atención" />
      )}
    </div>
  )
}

function Contenido({ data }: { data: AtencionQuincena }): ReactElement {
  const medidas = data.entidades.filter(({ movimientos }) => movimientos > 0)
  const sin = data.entidades.length - medidas.length
  return (
    <>
      {data.envio && <Envio envio={data.envio} />}
      <Errores data={data} />
      <BarrasCard
        acostadas
        juntas
        tablaAlLado
        title="Comparación Tiempo Real vs Promedio"
        concepto="Entidad"
        series={SERIES}
        formato={dias}
        renglones={medidas.map(({ entidad, promedioDias, realDias }) => ({
          nombre: entidad,
          cifras: [promedioDias, realDias],
        }))}
      />
      <p className="secondary">
        Tiempo real: media de días de la solicitud a la aprobación de los movimientos de la quincena. Promedio: la de
        todas las entidades en las últimas seis quincenas. Con la organización de hoy: cada movimiento cuenta en la
        entidad donde está su persona.
        {sin > 0 && ` ${cuentaTexto(sin, 'entidad', 'entidades')} sin movimientos aprobados en la quincena.`}
      </p>
    </>
  )
}

function Envio({ envio: { at, por, huella, vigente } }: { envio: EnvioAtencion }): ReactElement {
  const instant = Date.parse(at)
  return (
    <Note tone={vigente ? 'good' : 'warn'}>
      <strong>{vigente ? 'Datos enviados.' : 'Los datos cambiaron desde el último envío.'}</strong> Los envió {por} el{' '}
      {formatFecha(todayInMexico(instant))} a las {formatHora(instant)}, con la huella{' '}
      <span className="mono">{huella.slice(0, 12)}</span>.
    </Note>
  )
}

/** What is wrong with the data, entity by entity; while there is something they cannot be sent. */
function Errores({ data: { errores, erroresDeMas } }: { data: AtencionQuincena }): ReactElement {
  if (errores.length === 0)
    return (
      <Note tone="good" live>
        <strong>Sin errores de validación.</strong>
      </Note>
    )
  const total = errores.length + erroresDeMas
  return (
    <Note tone="bad" live>
      <strong>{cuentaTexto(total, 'error de validación', 'errores de validación')}.</strong> Los datos se envían cuando
      no queda ninguno.
      <ul className="aplicacion-errores" aria-label="Errores de validación">
        {errores.map(({ entidadId, entidad, mensaje }) => (
          <li key={`${entidadId} ${mensaje}`}>
            {entidad}: {mensaje}
          </li>
        ))}
        {erroresDeMas > 0 && <li>Y {cuentaTexto(erroresDeMas, 'error', 'errores')} más.</li>}
      </ul>
    </Note>
  )
}
