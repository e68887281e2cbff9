import { curpCheckDigit } from '#domain/identidad/curp.ts'
import { curpRoot16, type DatosRaizCurp } from '#domain/identidad/curp-root.ts'
import { nssCheckDigit } from '#domain/identidad/nss.ts'
import { rfcCheckDigit } from '#domain/identidad/rfc.ts'
import { rfcHomoclave, rfcRoot10 } from '#domain/identidad/rfc-root.ts'
import type { SeededRandom } from './seeded-random.ts'

/** Position 17 tells namesakes apart: digits before 2000, letters after. */
const DIFERENCIADORES = { antes2000: '0123456789'.split(''), desde2000: 'ABCDEFGHJKLMNPQRSTUVWXYZ'.split('') } as const

/** A whole CURP not in `usadas`, or null when that name and date have run out of them. */
export function generarCurp(datos: DatosRaizCurp, usadas: ReadonlySet<string>): string | null {
  const root = curpRoot16(datos)
  const marks = datos.fechaNacimiento < '2000' ? DIFERENCIADORES.antes2000 : DIFERENCIADORES.desde2000
  const curps = marks.map((mark) => `${root}${mark}${curpCheckDigit(root + mark) ?? ''}`)
  return curps.find((curp) => curp.length === 18 && !usadas.has(curp)) ?? null
}

/** The RFC by rule, homoclave and check digit included. */
export function generarRfc(datos: DatosRaizCurp): string {
  const { nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento } = datos
  const first12 =
    rfcRoot10(datos, fechaNacimiento) +
    rfcHomoclave([apellidoPaterno, apellidoMaterno, nombres].filter((part) => part !== '').join(' '))
  return first12 + (rfcCheckDigit(first12) ?? '0')
}

/** An NSS whose birth year is the person's; registered between 17 and 25 years of age, never after 2026. */
export function generarNss(random: SeededRandom, birthYear: number, usados: ReadonlySet<string>): string {
  const alta = Math.min(birthYear + random.int(17, 25), 2026)
  const twoDigits = (year: number): string => String(year % 100).padStart(2, '0')
  for (;;) {
    const subdelegacion = String(random.int(1, 97)).padStart(2, '0')
    const first10 = subdelegacion + twoDigits(alta) + twoDigits(birthYear) + random.digits(4)
    const nss = first10 + (nssCheckDigit(first10) ?? '')
    if (!usados.has(nss)) return nss
  }
}
