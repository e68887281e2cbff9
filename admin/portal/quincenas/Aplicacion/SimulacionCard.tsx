import { FONDOS } from '#domain/fondos/fondo.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { adeudoEntidad } from '#domain/quincenas/simulacion.ts'
import { DiferenciaPorCausa, Importe } from './DiferenciaPorCausa.tsx'
import { useSimulacion } from './use-cierres.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
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
      {data.revisiones.filter(isTold).map((revision) => (
        <Revision key={revision.codigo} revision={revision} />
      ))}
      {data.anterior ? (
        <DiferenciaPorCausa codigo={codigo} simulacion={data} anterior={data.anterior} />
      ) : (
        <Note tone="info">Primer cierre de la entidad: no hay una quincena anterior con la cual comparar.</Note>
      )}
      <TotalesPorFondo simulacion={data} />
      <KeyValueList wide items={datos(data)} />
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

/** The first close is told where the last one would stand. */
const isTold = ({ codigo }: RevisionCierre): boolean => codigo !== 'primer_cierre'

/** What the entity owes to each fund, and how much more or less than in its last close. */
function TotalesPorFondo({ simulacion }: { simulacion: SimulacionCierre }): ReactElement {
  const { fondos, anterior, totalEntidadCentavos } = simulacion
  const antes = (fondo: FondoId): number => {
    const one = anterior?.fondos.find((each) => each.fondo === fondo)
    return one ? adeudoEntidad(one) : 0
  }
  return (
    <table className="cierre-causas">
      <caption>Totales por fondo</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Fondo</th>
          <th scope="col">Esta quincena</th>
          {anterior && <th scope="col">Diferencia</th>}
        </tr>
      </thead>
      <tbody>
        {fondos.map((total) => (
          <tr key={total.fondo}>
            <th scope="row">{FONDOS[total.fondo].titulo}</th>
            <td className="numero">{formatPesos(adeudoEntidad(total))}</td>
            {anterior && (
              <td>
                <Importe centavos={adeudoEntidad(total) - antes(total.fondo)} />
              </td>
            )}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">Total de la entidad</th>
          <td className="numero">{formatPesos(totalEntidadCentavos)}</td>
          {anterior && (
            <td>
              <Importe centavos={totalEntidadCentavos - anterior.totalEntidadCentavos} />
            </td>
          )}
        </tr>
      </tbody>
    </table>
  )
}

function datos({ personas, anterior, totalLicenciaCentavos, parametros }: SimulacionCierre) {
  const before = anterior === null ? '' : `, antes ${formatCuenta(anterior.personas)}`
  return [
    { label: 'Personas', value: `${formatCuenta(personas)}${before}` },
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
