import { describe, expect, it } from 'vitest'
import { lineasDe, type Linea } from '#domain/fondos/lineas.ts'
import { segmentosDe, type HechoLaboral } from '#domain/fondos/segmentos.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { parametrosDePrueba } from './personas-de-fondos.ts'

/** The keys by hand: which base each one reads. Nothing here comes from the code that is checked. */
const LLAVES: readonly (readonly [clave: string, base: 0 | 1 | 2])[] = [
  ['FAA', 0],
  ['FAE', 0],
  ['FVE', 0],
  ['FHA', 0],
  ['FHE', 0],
  ['FPESA', 0],
  ['FPESE', 0],
  ['FPEAA', 1],
  ['FPEAE', 1],
  ['FPEQA', 2],
  ['FPEQE', 2],
  ['SARA', 0],
  ['SARE', 0],
  ['FPENSION', 0],
]

/** Small seeded generator, so that a failure can be run again. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** n ÷ d rounded, in whole numbers of any size. */
function rounded(n: bigint, d: bigint, truncates: boolean): bigint {
  const whole = n / d
  const rest = (n % d) * 2n
  if (truncates || rest < d) return whole
  return rest > d || whole % 2n === 1n ? whole + 1n : whole
}

/** Fifteen places of a quincena: a day of the month fills the place that payroll counts, and the last place all that is left. */
function placeOf(fecha: string, anio: number, mes: number, segunda: boolean): number {
  const [y = 0, m = 0, d = 0] = fecha.split('-').map(Number)
  const first = segunda ? 16 : 1
  if (y < anio || (y === anio && m < mes) || (y === anio && m === mes && d < first)) return 0
  if (y > anio || m > mes || (!segunda && d > 15)) return 15
  return Math.min(d - first, 14)
}

/** The same contributions place by place: which fact holds in each of the fifteen, added up and rounded with big integers. */
function otraCuenta(
  hechos: readonly HechoLaboral[],
  [anio, numero]: readonly [number, number],
  tasas: Readonly<Record<string, number>>,
  truncates: boolean,
): string[] {
  const holder = Array.from({ length: 15 }, (): HechoLaboral | null => null)
  for (const hecho of hechos)
    for (let place = placeOf(hecho.desde, anio, Math.ceil(numero / 2), numero % 2 === 0); place < 15; place += 1)
      holder[place] = hecho
  const rows: string[] = []
  for (const entidad of new Set(holder.map((hecho) => hecho?.entidadId)))
    for (const [clave, base] of LLAVES) {
      let [todo, licencia] = [0n, 0n]
      for (const hecho of holder) {
        if (!hecho || hecho.entidadId !== entidad || !'AL'.includes(hecho.situacion)) continue
        const mensual = BigInt([hecho.sueldoCentavos, hecho.otrosCentavos, hecho.quinqueniosCentavos][base] ?? 0)
        todo += mensual
        if (hecho.situacion === 'L') licencia += mensual
      }
      const afiliado = rounded(licencia, 30n, truncates)
      const tasa = BigInt(Math.round((tasas[clave] ?? 0) * 10_000))
      const junta = rounded(todo, 30n, truncates)
      const suyo = rounded(afiliado * tasa, 1_000_000n, truncates)
      const resto = rounded(junta * tasa, 1_000_000n, truncates) - suyo
      if (resto !== 0n) rows.push(`${entidad} entidad ${clave} ${junta - afiliado} ${resto}`)
      if (suyo !== 0n) rows.push(`${entidad} afiliado ${clave} ${afiliado} ${suyo}`)
    }
  return rows.sort()
}

const rowOf = (l: Linea): string => `${l.entidadId} ${l.obligado} ${l.clave} ${l.baseCentavos} ${l.importeCentavos}`

const day = (anio: number, mes: number, random: () => number): PlainDate => {
  const last = new Date(Date.UTC(anio, mes, 0)).getUTCDate()
  const fecha = 1 + Math.floor(random() * last)
  return `${anio}-${String(mes).padStart(2, '0')}-${String(fecha).padStart(2, '0')}` as PlainDate
}

/** A person of one to four facts around a month, at most one a day, as the register keeps them. */
function personaAlAzar(random: () => number, anio: number, mes: number): HechoLaboral[] {
  const facts = new Map<PlainDate, HechoLaboral>()
  const count = 1 + Math.floor(random() * 4)
  for (let i = 0; i < count; i += 1) {
    const desde = i === 0 && random() < 0.7 ? (`${anio - 3}-05-01` as PlainDate) : day(anio, mes, random)
    facts.set(desde, {
      desde,
      situacion: 'AAAALLBPN'.charAt(Math.floor(random() * 9)),
      entidadId: 1 + Math.floor(random() * 3),
      sueldoCentavos: 100_000 + Math.floor(random() * 12_000_000),
      otrosCentavos: random() < 0.5 ? 0 : Math.floor(random() * 900_000),
      quinqueniosCentavos: random() < 0.5 ? 0 : Math.floor(random() * 300_000),
    })
  }
  return [...facts.values()].sort((a, b) => (a.desde < b.desde ? -1 : 1))
}

describe('a second computation that shares no code', () => {
  it.each([
    [20_261_122, false],
    [777, true],
  ])('agrees to the centavo on 6,000 random people (seed %d, truncates %s)', (seed, truncates) => {
    const random = seeded(seed)
    const distintas: object[] = []
    for (let i = 0; i < 6_000; i += 1) {
      const [anio, mes] = [2024 + Math.floor(random() * 4), 1 + Math.floor(random() * 12)]
      const numero = 2 * mes - (random() < 0.5 ? 1 : 0)
      const tasas = Object.fromEntries(LLAVES.map(([clave]) => [clave, Math.floor(random() * 300_000) / 10_000]))
      const hechos = personaAlAzar(random, anio, mes)
      const parametros = parametrosDePrueba(tasas, truncates ? 'truncar' : 'medio-par')
      const lineas = lineasDe(segmentosDe(hechos, anio * 24 + numero - 1), parametros)
      const [una, otra] = [lineas.map(rowOf).sort(), otraCuenta(hechos, [anio, numero], tasas, truncates)]
      if (una.join('\n') !== otra.join('\n')) distintas.push({ hechos, anio, numero, tasas, una, otra })
    }
    expect(distintas).toEqual([])
  })
})
