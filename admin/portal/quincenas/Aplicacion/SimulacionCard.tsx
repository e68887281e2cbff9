import { FONDOS } from '#domain/fondos/fondo.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { useSimulacion } from './use-cierres.ts'
import type { RevisionCierre, SimulacionCierre } from '#domain/quincenas/simulacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** Changes shown before the rest is only counted. */
const CAMBIOS = 10

/** What signing would do, computed now: nothing of it is written. */
export function SimulacionCard({ codigo, entidadId }: { codigo: string; entidadId: number }): ReactElement {
  const { data, error, refetch } = useSimulacion(codigo, entidadId)
  if (error) return <ErrorState title="No se pudo simular el cierre." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Calculando el cierre" />
  return (
    <section className="stack" aria-label="Simulación del cierre">
      <h3>Simulación</h3>
      {data.revisiones.map((revision) => (
        <Revision key={revision.codigo} revision={revision} />
      ))}
      <KeyValueList wide items={totales(data)} />
      <Cambios simulacion={data} />
    </section>
  )
}

function Revision({ revision }: { revision: RevisionCierre }): ReactElement {
  const { nivel, texto, cuantos, ejemplos } = revision
  return (
    <Note tone={nivel === 'bloquea' ? 'bad' : 'info'}>
      <strong>{nivel === 'bloquea' ? 'Detiene el cierre: ' : ''}</strong>
      {texto}
      {ejemplos.length > 0 &&
        ` (${formatCuenta(cuantos)}): ${ejemplos.join(', ')}${cuantos > ejemplos.length ? '…' : ''}`}
    </Note>
  )
}

function totales({ personas, fondos, totalEntidadCentavos, totalLicenciaCentavos, parametros }: SimulacionCierre) {
  return [
    { label: 'Personas', value: formatCuenta(personas) },
    ...fondos.map(({ fondo, afiliadoCentavos, entidadCentavos }) => ({
      label: FONDOS[fondo].titulo,
      value: formatPesos(afiliadoCentavos + entidadCentavos),
    })),
    {
      label: <strong>Total de la entidad</strong>,
      key: 'total',
      value: <strong>{formatPesos(totalEntidadCentavos)}</strong>,
    },
    ...(totalLicenciaCentavos === 0
      ? []
      : [{ label: 'A cargo de personas con licencia', value: formatPesos(totalLicenciaCentavos) }]),
    { label: 'Parámetros', value: parametros ?? 'Sin parámetros en vigor' },
  ]
}

function Cambios({ simulacion }: { simulacion: SimulacionCierre }): ReactElement | null {
  const { cambios, totalCambios } = simulacion
  if (totalCambios === 0) return <p className="secondary">Ningún movimiento se aplicaría con este cierre.</p>
  return (
    <details className="aplicacion-cambios">
      <summary>{cuentaTexto(totalCambios, 'movimiento se aplicaría', 'movimientos se aplicarían')}</summary>
      <ul className="plain">
        {cambios.slice(0, CAMBIOS).map(({ folio, tipo, nombre, fecha }) => (
          <li key={folio}>
            {tipo}, {nombre}, {formatFecha(fecha as PlainDate)} <span className="mono">{folio}</span>
          </li>
        ))}
        {totalCambios > CAMBIOS && <li className="secondary">y {formatCuenta(totalCambios - CAMBIOS)} más</li>}
      </ul>
    </details>
  )
}
