import { isLetraSituacion, NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { NO_ES_LO_SELLADO } from '#domain/fondos/explicacion.ts'
import { TEXTO_REDONDEO } from '#domain/fondos/redondeo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { tituloTotal } from './titulo-total.ts'
import { useExplicacionQuincena, type ParteExplicada } from '#admin/portal/quincenas/Aplicacion/use-cierres.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** Where the amounts of a person in the quincena come from, all or those of a total: days, salary, rates, rounding and corrections. */
export function ExplicacionPrevista({
  codigo,
  interno,
  parte,
}: {
  codigo: string
  interno: string
  parte: ParteExplicada | null
}): ReactElement {
  const { data, error, refetch } = useExplicacionQuincena(codigo, interno, parte)
  if (error) return <ErrorState title="No se pudo explicar el importe." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando la explicación" />
  return (
    <div className="stack">
      <p className="secondary">
        <span className="mono">{data.interno}</span> · {data.quincena}
        {parte && ` · ${tituloTotal(parte)}`}
      </p>
      {data.lineas.length === 0 && <p>No aporta en esta quincena.</p>}
      <ol className="cierre-explicacion">
        {data.lineas.map((linea) => (
          <li
            key={`${linea.entidadId} ${linea.clave} ${linea.obligado} ${linea.corrige ?? ''} ${linea.entidadOrigen ?? ''}`}
          >
            <span>
              {linea.fondo} <span className="mono secondary">{linea.clave}</span>
              {linea.corrige !== null && <span className="secondary"> · corrige la {linea.corrige}</span>}
              {linea.entidadOrigen !== null && <span className="secondary"> · origen: {linea.entidadOrigen}</span>}
              {linea.obligado === 'afiliado' && <span className="secondary"> · la paga la persona (licencia)</span>}
              {data.cierres.length > 0 && !linea.cerrada && <span className="secondary"> · aún sin cerrar</span>}
            </span>
            <strong>{formatPesos(linea.importeCentavos)}</strong>
            <span className="secondary cierre-formula">{linea.formula}</span>
          </li>
        ))}
      </ol>
      <KeyValueList wide items={datos(data)} />
    </div>
  )
}

function datos({ totalCentavos, segmentos, parametros, redondeo, cierres }: ExplicacionQuincena) {
  return [
    { label: 'Total', value: <strong>{formatPesos(totalCentavos)}</strong> },
    ...segmentos.map(({ desde, dias, situacion, entidad, fuente, sueldo }) => ({
      key: `${desde} ${entidad}`,
      label: `${cuentaTexto(dias, 'día')} en ${isLetraSituacion(situacion) ? NOMBRE_SITUACION[situacion] : situacion}`,
      value: `${sueldo}. ${entidad}. ${fuente}, desde el ${formatFecha(desde as PlainDate)}`,
    })),
    { label: 'Parámetros', value: parametros },
    { label: 'Redondeo', value: TEXTO_REDONDEO[redondeo] },
    ...(cierres.length === 0
      ? [{ label: 'Cierre', value: 'Aún sin cerrar: es lo que escribiría el cierre con lo que hoy se sabe.' }]
      : cierres.map(({ entidad, cerradaPor, integra }) => ({
          key: entidad,
          label: 'Cerró',
          value: `${cerradaPor}. ${entidad}${integra ? '' : `. ${NO_ES_LO_SELLADO}`}`,
        }))),
  ]
}
