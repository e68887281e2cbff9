import type { Medida } from '#test/bench/main.ts'
import { contar, porcentaje, porMil, type Cuenta } from './cuenta.ts'
import { CLAVES } from './juzgar.ts'
import type { Leida } from './leer-todo.ts'
import type { Grupo } from './muestra.ts'
import type { Comparacion } from './nativo.ts'

const MIN_SEGUROS = 5000

/** Every goal that this run can judge. What it did not read is left out. */
export function metas(leidas: readonly Leida[], comparacion: Comparacion | null): Medida[] {
  const de = (grupo: Grupo): Leida[] => leidas.filter(({ muestra }) => muestra.grupo === grupo)
  return [
    ...digital(de('digital')),
    ...escaneado('Escaneos limpios de 200 dpi o más', de('limpio')),
    ...escaneado('Capa de texto falsa, como un escaneo', de('capa-falsa')),
    ...resto(de('resto')),
    ...falsos(leidas),
    ...tiempo(comparacion),
  ]
}

function digital(leidas: readonly Leida[]): Medida[] {
  if (leidas.length === 0) return []
  const { estrictos, campos } = contar(leidas)
  const cifra = `${porcentaje(estrictos, campos)} de ${campos}`
  return [{ que: 'Digitales: campos exactos a la letra', cifra, meta: '100 %', cumple: estrictos === campos }]
}

function escaneado(que: string, leidas: readonly Leida[]): Medida[] {
  if (leidas.length === 0) return []
  const c = contar(leidas)
  return [
    clavesExactas(`${que}: claves exactas`, c, 0.99),
    {
      que: `${que}: todos exactos`,
      cifra: `${porcentaje(c.exactos, c.campos)} de ${c.campos}`,
      meta: '≥ 97 %',
      cumple: c.exactos >= 0.97 * c.campos,
    },
  ]
}

function clavesExactas(que: string, c: Cuenta, share: number): Medida {
  const cifra = `${porcentaje(c.clavesExactas, c.claves)} de ${c.claves}`
  return { que, cifra, meta: `≥ ${share * 100} %`, cumple: c.clavesExactas >= share * c.claves }
}

function resto(leidas: readonly Leida[]): Medida[] {
  if (leidas.length === 0) return []
  const withQr = leidas.filter(({ conQr }) => conQr)
  const wrong = leidas
    .flatMap(({ veredictos }) => veredictos)
    .filter(({ campo, resultado }) => CLAVES.has(campo) && resultado === 'falso').length
  return [
    clavesExactas('El resto: claves exactas', contar(leidas), 0.95),
    ...(withQr.length > 0 ? [clavesExactas('El resto, con un QR legible: claves exactas', contar(withQr), 0.98)] : []),
    { que: 'El resto: claves mal y seguras', cifra: String(wrong), meta: '0', cumple: wrong === 0 },
  ]
}

function falsos(leidas: readonly Leida[]): Medida[] {
  const all = contar(leidas)
  const recognised = contar(leidas.filter(({ muestra }) => muestra.grupo !== 'digital'))
  const enough = all.seguros >= MIN_SEGUROS ? '' : ` (faltan campos: la meta pide ${MIN_SEGUROS})`
  const text = (c: Cuenta): string =>
    `${porMil(c).toFixed(2)} por mil (${c.falsos} de ${c.seguros} seguros; ${c.falsosVacios} dados por vacíos)`
  return [
    {
      que: 'Mal y seguros, todo el corpus',
      cifra: text(all) + enough,
      meta: '≤ 1 por mil',
      cumple: porMil(all) <= 1 && enough === '',
    },
    {
      que: 'Mal y seguros, sin los digitales',
      cifra: text(recognised),
      meta: '≤ 1 por mil',
      cumple: porMil(recognised) <= 1,
    },
  ]
}

function tiempo(c: Comparacion | null): Medida[] {
  if (!c) return []
  // Of processor time: what else the machine does falls on neither.
  const ratio = c.lectorCpu / c.nativoCpu
  const page = (seconds: number): string => `${(seconds / c.paginas).toFixed(2)} s`
  const clock = `por el reloj ${(c.lector / c.nativo).toFixed(2)} ×`
  const cifra = `${ratio.toFixed(2)} × (${page(c.lectorCpu)} / ${page(c.nativoCpu)} por página, ${c.paginas} páginas; ${clock})`
  return [{ que: 'Reconocer, contra tesseract nativo en un hilo', cifra, meta: '≤ 2.5 ×', cumple: ratio <= 2.5 }]
}
