import { useState } from 'react'
import { filtroSinAprobar } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { FONDOS } from '#domain/fondos/fondo.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { rutaQuincena } from '#admin/shared/rutas/ruta-quincena.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { adeudoEntidad } from '#domain/quincenas/simulacion.ts'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EjemplosDeAviso } from './EjemplosDeAviso.tsx'
import { PrevistasDialog } from './PrevistasDialog.tsx'
import { tituloTotal } from './titulo-total.ts'
import { DiferenciaPorCausa, Importe } from './DiferenciaPorCausa.tsx'
import { useSimulacion } from './use-cierres.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { RevisionCierre, SimulacionCierre, TotalPrevisto } from '#domain/quincenas/simulacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

interface SimulacionCardProps {
  codigo: string
  entidad: CierreEntidad['entidad']
}

/** What signing would do, computed now: nothing of it is written. */
export function SimulacionCard({ codigo, entidad }: SimulacionCardProps): ReactElement {
  const { data, error, refetch } = useSimulacion(codigo, entidad.id)
  const [abierto, setAbierto] = useState<TotalPrevisto | null>(null)
  if (error) return <ErrorState title="No se pudo simular el cierre." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Calculando el cierre" />
  return (
    <section className="stack" aria-label="Simulación del cierre">
      <h3>Simulación</h3>
      {data.revisiones.filter(isTold).map((revision) => (
        <Revision key={revision.codigo} codigo={codigo} revision={revision} entidad={entidad} />
      ))}
      {data.anterior ? (
        <DiferenciaPorCausa codigo={codigo} clave={entidad.clave} simulacion={data} anterior={data.anterior} />
      ) : (
        <Note tone="info">Primer cierre de la entidad: no hay una quincena anterior con la cual comparar.</Note>
      )}
      <TotalesPorFondo simulacion={data} onAbrir={setAbierto} />
      <KeyValueList wide items={datos(data, setAbierto)} />
      <Cambios simulacion={data} />
      {abierto && (
        <PrevistasDialog codigo={codigo} entidad={data.entidad} total={abierto} onClose={() => setAbierto(null)} />
      )}
    </section>
  )
}

interface RevisionProps {
  codigo: string
  revision: RevisionCierre
  entidad: CierreEntidad['entidad']
}

function Revision(props: RevisionProps): ReactElement {
  const { nivel, texto } = props.revision
  const { vistas } = useSession()
  return (
    <Note tone={nivel === 'bloquea' ? 'bad' : 'info'} action={enlaceDe(props, vistas)}>
      <strong>{nivel === 'bloquea' ? 'Detiene el cierre: ' : ''}</strong>
      {texto}
      <EjemplosDeAviso {...props.revision} />
    </Note>
  )
}

/** Where what it tells is attended, for who may open it. */
function enlaceDe({ codigo, revision, entidad }: RevisionProps, vistas: readonly string[]): ReactElement | null {
  const { cuantos, retenciones } = revision
  if (retenciones !== undefined && vistas.includes('retencionDetalle'))
    return (
      <LinkButton
        size="sm"
        to={rutaQuincena('retencionDetalle', retenciones, { entidad: entidad.clave, organizacion: 'entonces' })}
      >
        Abrir sus retenciones
      </LinkButton>
    )
  if (revision.codigo !== 'pendientes' || !vistas.includes('panelMovimientos')) return null
  const filtro = encodeURIComponent(JSON.stringify(filtroSinAprobar(codigo, entidad.id)))
  return (
    <LinkButton size="sm" to={`/panel/movimientos?filter=${filtro}`}>
      Ver {cuentaTexto(cuantos, 'movimiento')}
    </LinkButton>
  )
}

/** The first close is told where the last one would stand. */
const isTold = ({ codigo }: RevisionCierre): boolean => codigo !== 'primer_cierre'

/** What the entity owes to each fund, and how much more or less than in its last close. */
function TotalesPorFondo({ simulacion, onAbrir }: { simulacion: SimulacionCierre; onAbrir: Abrir }): ReactElement {
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
            <td className="numero">
              <Total
                de={{ fondo: total.fondo, obligado: 'entidad' }}
                centavos={adeudoEntidad(total)}
                {...{ onAbrir }}
              />
            </td>
            {anterior && (
              <td>
                <Importe centavos={adeudoEntidad(total) - antes(total.fondo)} />
              </td>
            )}
          </tr>
        ))}
        <tr className="total">
          <th scope="row">Total de la entidad</th>
          <td className="numero">
            <Total de={DE_LA_ENTIDAD} centavos={totalEntidadCentavos} {...{ onAbrir }} />
          </td>
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

type Abrir = (total: TotalPrevisto) => void

const DE_LA_ENTIDAD: TotalPrevisto = { fondo: null, obligado: 'entidad' }
const DE_LICENCIAS: TotalPrevisto = { fondo: null, obligado: 'afiliado' }

/** A total that opens its people; of nothing there is nobody to show. */
function Total(props: { de: TotalPrevisto; centavos: number; onAbrir: Abrir }): ReactElement {
  const { de, centavos, onAbrir } = props
  if (centavos === 0) return <>{formatPesos(centavos)}</>
  return <ImporteExplicable centavos={centavos} de={tituloTotal(de)} onExplicar={() => onAbrir(de)} />
}

function datos({ personas, anterior, totalLicenciaCentavos, parametros }: SimulacionCierre, onAbrir: Abrir) {
  const before = anterior === null ? '' : `, antes ${formatCuenta(anterior.personas)}`
  return [
    { label: 'Personas', value: `${formatCuenta(personas)}${before}` },
    ...(totalLicenciaCentavos === 0
      ? []
      : [
          {
            label: tituloTotal(DE_LICENCIAS),
            value: <Total de={DE_LICENCIAS} centavos={totalLicenciaCentavos} onAbrir={onAbrir} />,
          },
        ]),
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
        {cambios.map(({ folio, tipo, nombre, fecha }) => (
          <li key={folio}>
            {tipo}, {nombre}, {formatFecha(fecha as PlainDate)} <span className="mono">{folio}</span>
          </li>
        ))}
        {totalCambios > cambios.length && (
          <li className="secondary">y {formatCuenta(totalCambios - cambios.length)} más</li>
        )}
      </ul>
    </details>
  )
}
