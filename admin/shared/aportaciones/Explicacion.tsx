import { CircleDashed, Lock } from 'lucide-react'
import { isLetraSituacion, NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { bloquesDe, isTotalPreguntado } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import {
  AUN_SIN_CERRAR,
  entidadesDeExplicacion,
  estadoExplicacion,
  NO_ES_LO_SELLADO,
  TEXTO_ESTADO_EXPLICACION,
} from '#domain/fondos/explicacion.ts'
import { TEXTO_REDONDEO } from '#domain/fondos/redondeo.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { BloqueDeExplicacion, MarcaPreguntado } from './BloqueDeExplicacion.tsx'
import { useExplicacion, type ImporteExplicado } from './use-explicacion.ts'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'
import './explicacion.css'

/**
 * Explains an amount of a person: lines that the entity pays, lines that the person pays, and a mark on the requested amount.
 * The content is the same before and after the close; only the tag "Simulado" or "Cerrado" differs.
 */
export function Explicacion({ de }: { de: ImporteExplicado }): ReactElement {
  const { data, error, refetch } = useExplicacion(de)
  if (error) return <ErrorState title="No se pudo explicar el importe." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} label="Cargando la explicación" />
  const total = isTotalPreguntado(data.lineas)
  return (
    <div className="stack explicacion">
      <Encabezado data={data} />
      {data.lineas.length === 0 && <p>No aporta en esta quincena.</p>}
      {data.lineas.length > 0 &&
        bloquesDe(data.lineas).map((bloque) => (
          <BloqueDeExplicacion key={bloque.paga} bloque={bloque} marcarSinCerrar={data.cierres.length > 0} />
        ))}
      <p className={classNames('explicacion-suma', 'explicacion-total', total && 'preguntado')}>
        <span>Total {total && <MarcaPreguntado />}</span>
        <strong>{formatPesos(data.totalCentavos)}</strong>
      </p>
      <KeyValueList wide items={datos(data)} />
    </div>
  )
}

function Encabezado({ data }: { data: ExplicacionQuincena }): ReactElement {
  const { pregunta, quincena, nombre, interno } = data
  const estado = estadoExplicacion(data)
  const cerrado = estado === 'cerrado'
  return (
    <div className="explicacion-encabezado">
      <p className="explicacion-cifra">
        <strong>{formatPesos(pregunta.importeCentavos)}</strong>
        <StatusTag tone={cerrado ? 'teal' : 'amber'} icon={cerrado ? Lock : CircleDashed}>
          {TEXTO_ESTADO_EXPLICACION[estado]}
        </StatusTag>
      </p>
      <p className="secondary">
        {pregunta.titulo} · {quincena}
      </p>
      <p>
        <strong>{nombre}</strong> <span className="mono secondary">{interno}</span>
        <br />
        <span className="secondary">{entidadesDeExplicacion(data)}</span>
      </p>
    </div>
  )
}

function datos({ pregunta, dias, sueldoCentavos, segmentos, parametros, redondeo, cierres }: ExplicacionQuincena) {
  return [
    { label: 'Días', value: cuentaTexto(dias, 'día') },
    {
      label: 'Sueldo de la quincena',
      value: (
        <>
          {formatPesos(sueldoCentavos)} {pregunta.isSueldo && <MarcaPreguntado />}
        </>
      ),
    },
    ...segmentos.map(({ desde, dias: propios, situacion, entidad, fuente, sueldo }) => ({
      key: `${desde} ${entidad}`,
      label: `${cuentaTexto(propios, 'día')} en ${isLetraSituacion(situacion) ? NOMBRE_SITUACION[situacion] : situacion}`,
      value: `${sueldo}. ${entidad}. ${fuente}, desde el ${formatFecha(desde as PlainDate)}`,
    })),
    { label: 'Parámetros', value: parametros },
    { label: 'Redondeo', value: TEXTO_REDONDEO[redondeo] },
    ...(cierres.length === 0
      ? [{ label: 'Cierre', value: AUN_SIN_CERRAR }]
      : cierres.map(({ entidad, cerradaPor, integra }) => ({
          key: entidad,
          label: 'Cerró',
          value: `${cerradaPor}. ${entidad}${integra ? '' : `. ${NO_ES_LO_SELLADO}`}`,
        }))),
  ]
}
