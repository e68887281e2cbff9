import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import type { Extintas } from '#domain/fondos/reorganizaciones.ts'
import type { CausaDiferencia, Diferencia, LadoActual, LadoAnterior, SegmentoConFuente } from './diferencias.ts'

/** One cause of a person's difference, told. */
export interface CausaPersona {
  readonly causa: CausaDiferencia
  readonly importeCentavos: number
  /** "11 días → 15 días", "$12,335.75 → $13,000.00. Movimiento A-26-018841". */
  readonly detalle: string
}

type Lados = readonly [antes: LadoAnterior | null, ahora: LadoActual | null, extintas: Extintas]

/** What changed for each cause of a difference, in words. `extintas` names the ended entities whose days lines correct. */
export function causasConDetalle(
  { causas }: Diferencia,
  antes: LadoAnterior | null,
  ahora: LadoActual | null,
  extintas: Extintas,
) {
  return [...causas].map(([causa, importeCentavos]): CausaPersona => {
    return { causa, importeCentavos, detalle: DETALLE[causa]([antes, ahora, extintas]) }
  })
}

const DETALLE: Readonly<Record<CausaDiferencia, (lados: Lados) => string>> = {
  alta: ([, ahora]) => desdeTexto(ahora?.segmentos[0]),
  baja: ([antes, ahora]) => `${diasTexto(antes)} → ${diasTexto(ahora)}${ahora?.salida ? `. ${ahora.salida}` : ''}`,
  reorganizacion: ([antes, ahora]) =>
    ahora?.segmentos[0]
      ? `Llega desde el ${formatFecha(ahora.segmentos[0].desde)} por un acto sobre la estructura`
      : `${diasTexto(antes)} → ${diasTexto(ahora)}. Pasó a otra entidad por un acto sobre la estructura`,
  categoria: (lados) => sueldoTexto(lados),
  tasa: ([antes, ahora]) => `${registroTexto(antes)} → ${registroTexto(ahora)}`,
  dias: ([antes, ahora]) => `${diasTexto(antes)} → ${diasTexto(ahora)}`,
  nomina: ([antes, ahora]) => [nominaTexto(antes), nominaTexto(ahora)].filter(Boolean).join(' → '),
  retroactivo: (lados) => retroactivoTexto(lados),
  sin_explicacion: () =>
    'Lo guardado de la quincena anterior, o lo que hoy vale, no sale de ningún movimiento ni cálculo',
}

function desdeTexto(segmento: SegmentoConFuente | undefined): string {
  return segmento ? `Desde el ${formatFecha(segmento.desde)}. ${segmento.fuente}` : ''
}

function diasTexto(lado: LadoAnterior | LadoActual | null): string {
  const segmentos = lado?.segmentos ?? []
  const sum = (which: (segmento: SegmentoConFuente) => boolean) =>
    segmentos.filter(which).reduce((days, { dias }) => days + dias, 0)
  const licencia = sum(({ situacion }) => situacion === 'L')
  return `${cuentaTexto(
    sum(() => true),
    'día',
  )}${licencia === 0 ? '' : ` (${licencia} con licencia)`}`
}

function sueldoTexto([antes, ahora]: Lados): string {
  const [before, now] = [antes?.segmentos.at(-1), ahora?.segmentos.at(-1)]
  if (!before || !now) return ''
  if (before.sueldoCentavos === now.sueldoCentavos)
    return antes?.segmentos.some(({ sueldoCentavos }) => sueldoCentavos !== now.sueldoCentavos)
      ? `La quincena anterior tuvo días con otro sueldo. ${now.fuente}`
      : 'Cambiaron las prestaciones o los quinquenios de la nómina'
  return `${formatPesos(before.sueldoCentavos)} → ${formatPesos(now.sueldoCentavos)}. ${now.fuenteSueldo ?? now.fuente}`
}

const nominaTexto = (lado: LadoAnterior | LadoActual | null): string =>
  [...new Set((lado?.segmentos ?? []).flatMap(({ nomina }) => (nomina ? [nomina.fuente] : [])))].join('; ')

function registroTexto(lado: LadoAnterior | LadoActual | null): string {
  return lado ? `Registro ${lado.parametros.clave}, versión ${lado.parametros.version}` : ''
}

function retroactivoTexto([antes, ahora, extintas]: Lados): string {
  const told = (text: string, lado: LadoAnterior | LadoActual | null) => {
    const quincenas = (lado?.lineas ?? [])
      .filter(({ origen }) => origen !== 'ordinaria')
      .map(({ corrige, deEntidadId }) => `${quincenaChip(corrige)}${origenTexto(deEntidadId, extintas)}`)
    return quincenas.length === 0 ? [] : [`${text} ${[...new Set(quincenas)].join(', ')}`]
  }
  return [...told('Corrige', ahora), ...told('La quincena anterior corregía', antes)].join('. ')
}

/** " (origen: Secretaría de Educación)" of days of an ended entity; "" of the close's own. */
function origenTexto(deEntidadId: number | null, extintas: Extintas): string {
  return deEntidadId === null ? '' : ` (origen: ${extintas.get(deEntidadId)?.nombre ?? deEntidadId})`
}
