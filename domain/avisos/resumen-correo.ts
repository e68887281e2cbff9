import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { todayInMexico, formatFechaLarga } from '#domain/calendario/fecha-texto.ts'
import { formatHora } from '#domain/dia-mexico.ts'

/** Hour of Mexico City from which the day's digest leaves; what comes later waits for the next. */
export const HORA_RESUMEN = '07:00'

/** The hours in which a person wants no mail, "HH:MM" each; null for none. */
export interface Silencio {
  readonly desde: string | null
  readonly hasta: string | null
}

/** Whether mail should wait at this instant. Hours may pass midnight ("22:00" to "08:00"); the last one is already free. */
export function isSilencio({ desde, hasta }: Silencio, instantMs: number): boolean {
  if (desde === null || hasta === null) return false
  const now = formatHora(instantMs)
  return desde < hasta ? desde <= now && now < hasta : now >= desde || now < hasta
}

/** Whether the digest of the day may leave at this instant. */
export function isHoraDeResumen(instantMs: number): boolean {
  return formatHora(instantMs) >= HORA_RESUMEN
}

/** Whether a notice of that instant is of the digest that leaves at `instantMs`: given before the day's hour. */
export function isDelResumen(creadoMs: number, instantMs: number): boolean {
  const moment = (ms: number) => `${todayInMexico(ms)} ${formatHora(ms)}`
  return moment(creadoMs) < `${todayInMexico(instantMs)} ${HORA_RESUMEN}`
}

/** Notices told one by one in a digest; the others are only counted. */
const MAX_LINEAS = 20

/** Subject and text of a digest of `titulos`, the newest first. Titles only: what a notice says of somebody stays in the portal. */
export function resumenCorreo(
  nombre: string,
  titulos: readonly string[],
  direccion: string,
  instantMs: number,
): { readonly asunto: string; readonly texto: string } {
  const cuantos = cuentaTexto(titulos.length, 'aviso')
  const lines = titulos.slice(0, MAX_LINEAS).map((titulo) => `- ${titulo}`)
  if (titulos.length > MAX_LINEAS) lines.push(`- y ${formatCuenta(titulos.length - MAX_LINEAS)} más`)
  const partes = [
    `Hola, ${nombre}:`,
    `Tienes ${cuantos} sin leer:`,
    lines.join('\n'),
    `Léelos en ${direccion}/avisos`,
    'Este correo llega como máximo una vez al día, porque así lo elegiste. Puedes dejar de recibirlo en Configuración.',
  ]
  return {
    asunto: `${cuantos} sin leer, ${formatFechaLarga(todayInMexico(instantMs))} · Portal interno`,
    texto: partes.join('\n\n'),
  }
}
