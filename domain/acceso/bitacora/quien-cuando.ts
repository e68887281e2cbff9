import { fechaHoraEnMexico, formatHora } from '#domain/dia-mexico.ts'

const DIA = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const ESTE_ANIO = new Intl.DateTimeFormat('es-MX', DIA)
const OTRO_ANIO = new Intl.DateTimeFormat('es-MX', { ...DIA, year: 'numeric' })

/**
 * Who did something and when, to begin a sentence: "Gabriela Sandoval Ríos, a las 10:42,"; of another day than that of `ahora`,
 * "…, el 25 de noviembre a las 10:42,", and of another year with it. Both are ISO instants, told in America/Mexico_City.
 */
export function quienCuando(nombre: string, ocurrioAt: string, ahora: string): string {
  const [dia, hoy] = [fechaHoraEnMexico(ocurrioAt).slice(0, 10), fechaHoraEnMexico(ahora).slice(0, 10)]
  return `${nombre}, ${diaTexto(dia, hoy)}a las ${formatHora(Date.parse(ocurrioAt))},`
}

function diaTexto(dia: string, hoy: string): string {
  if (dia === hoy) return ''
  const formato = dia.slice(0, 4) === hoy.slice(0, 4) ? ESTE_ANIO : OTRO_ANIO
  return `el ${formato.format(new Date(`${dia}T00:00:00Z`))} `
}
