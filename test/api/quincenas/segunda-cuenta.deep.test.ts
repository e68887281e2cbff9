import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RevisionAumento } from '#domain/fondos/aumentos/aumento.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { EDUCACION, lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import {
  cerrarConServicios,
  lineasGuardadas,
  ponerPersona,
  type LineaGuardada,
} from '#test/support/dinero/anio-cerrado.ts'
import { dividido, lugares } from '#test/support/dinero/aritmetica-aparte.ts'
import { signIn } from '#test/support/client.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { escribirMovimiento, type MovimientoEscrito } from '#test/support/movimiento-escrito.ts'

/**
 * A year of 24 quincenas closed by the services, and the same year by a second computation: places of fifteen days, big
 * integers, no module of the product. What follows down to `segundaCuenta` is all that it knows.
 */
const ANIO = 2026
const PRIMERA = ANIO * 24
const QUINCENAS = 24

/** Keys, and the base that each one reads: salary, other benefits, seniority. */
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

/** Ten-thousandths of a percent from each quincena of the year on, and whether fractions of a centavo are cut off. */
const TASAS: readonly { readonly desde: number; readonly truncar: boolean; readonly tasas: Record<string, number> }[] =
  [
    {
      desde: 1,
      truncar: false,
      tasas: {
        FAA: 50_000,
        FAE: 25_000,
        FVE: 14_000,
        FHE: 3_500,
        FPESA: 45_000,
        FPESE: 222_500,
        FPEAE: 267_500,
        FPEQE: 267_500,
        SARE: 20_000,
      },
    },
    {
      desde: 9,
      truncar: false,
      tasas: {
        FAA: 50_000,
        FAE: 25_000,
        FVE: 15_050,
        FHE: 3_500,
        FPESA: 45_000,
        FPESE: 230_000,
        FPEAA: 1_234,
        FPEAE: 267_500,
        FPEQE: 267_500,
        SARA: 10_000,
        SARE: 20_000,
      },
    },
    {
      desde: 15,
      truncar: true,
      tasas: { FAA: 52_500, FAE: 25_000, FVE: 15_050, FHE: 3_500, FPESE: 233_333, SARE: 20_000 },
    },
  ]

/** Published while the 19th quincena is open: this rate of FPESE, legally from the 16th on. */
const DECRETO = { numero: 19, efecto: 16, clave: 'FPESE', tasa: 250_000 }

/** A rate for quincena `q` as known at the close of `conocido`, in ten-thousandths of a percent. */
function tasaDe(clave: string, q: number, conocido: number): number {
  const { tasas } = [...TASAS].reverse().find(({ desde }) => desde <= q)!
  const decretada = clave === DECRETO.clave && conocido >= DECRETO.numero && q >= DECRETO.efecto
  return decretada ? DECRETO.tasa : (tasas[clave] ?? 0)
}

interface Dato {
  readonly situacion?: string
  readonly entidad?: number
  readonly sueldo?: number
}

/** What became true of a person on `desde`, which closes know from quincena `conocido` (1 to 24) on; 0: before the year. */
interface Entrada {
  readonly conocido: number
  readonly desde: string
  readonly dato: Dato
}

interface Persona {
  readonly id: number
  readonly otros: number
  /** The entity whose payroll pays `otros`: nothing of them in another one. */
  readonly pagaOtros: number
  readonly quinquenios: number
  readonly entradas: Entrada[]
}

/** A field of a person on a day by what was known then: the latest day rules, and of one day the later written. */
function campo<K extends keyof Dato>(entradas: readonly Entrada[], dia: string, cual: K): Dato[K] | undefined {
  let found: Entrada | undefined
  for (const entrada of entradas)
    if (entrada.dato[cual] !== undefined && entrada.desde <= dia && (!found || entrada.desde >= found.desde))
      found = entrada
  return found?.dato[cual]
}

interface Cuenta {
  readonly base: number
  readonly tasa: number
  readonly importe: number
}

/** What `persona` contributes through `entidad` in quincena `q`, as known at the close of `conocido`: by key and debtor. */
function cuentaDe(persona: Persona, entidad: number, q: number, conocido: number): Map<string, Cuenta> {
  const { truncar } = [...TASAS].reverse().find(({ desde }) => desde <= q)!
  const known = persona.entradas.filter((entrada) => entrada.conocido <= conocido)
  const monthly = [
    [0n, 0n, 0n],
    [0n, 0n, 0n],
  ]
  for (const dia of lugares(ANIO, q)) {
    const situacion = campo(known, dia, 'situacion')
    if (campo(known, dia, 'entidad') !== entidad || (situacion !== 'A' && situacion !== 'L')) continue
    const otros = entidad === persona.pagaOtros ? persona.otros : 0
    const amounts = [campo(known, dia, 'sueldo') ?? 0, otros, persona.quinquenios].map(BigInt)
    for (const [i, amount] of amounts.entries()) {
      monthly[0]![i]! += amount
      if (situacion === 'L') monthly[1]![i]! += amount
    }
  }
  const lines = new Map<string, Cuenta>()
  for (const [clave, i] of LLAVES) {
    const licencia = dividido(monthly[1]![i]!, 30n, truncar)
    const total = dividido(monthly[0]![i]!, 30n, truncar)
    const tasa = tasaDe(clave, q, conocido)
    const de = (base: bigint): bigint => dividido(base * BigInt(tasa), 1_000_000n, truncar)
    // Decision 11.5: the amount of both is rounded once, the part on leave by itself, and the entity owes the rest.
    for (const [obligado, base, centavos] of [
      ['entidad', total - licencia, de(total) - de(licencia)],
      ['afiliado', licencia, de(licencia)],
    ] as const) {
      const importe = Number(centavos)
      if (importe !== 0) lines.set(`${clave} ${obligado}`, { base: Number(base), tasa, importe })
    }
  }
  return lines
}

/** Every line of the year: each quincena's own, and the difference to what was written for the earlier ones. */
function segundaCuenta(personas: readonly Persona[], entidades: readonly number[]): LineaGuardada[] {
  const lines: LineaGuardada[] = []
  for (const persona of personas)
    for (const entidad of entidades) {
      const written = new Map<string, Cuenta>()
      for (let q = 1; q <= QUINCENAS; q += 1)
        for (let corrige = 1; corrige <= q; corrige += 1) {
          if (q === DECRETO.numero && corrige >= DECRETO.efecto && corrige < q)
            lines.push(...porDecreto(written, { entidad, persona: persona.id, corrige }))
          const now = cuentaDe(persona, entidad, corrige, q)
          const keys = new Set([
            ...now.keys(),
            ...[...written.keys()]
              .filter((key) => key.startsWith(`${corrige} `))
              .map((key) => key.slice(`${corrige} `.length)),
          ])
          for (const key of keys) {
            const before = written.get(`${corrige} ${key}`) ?? { base: 0, tasa: 0, importe: 0 }
            const after = now.get(key) ?? { base: 0, tasa: before.tasa, importe: 0 }
            const [base, importe] = [after.base - before.base, after.importe - before.importe]
            if (importe === 0) continue
            const [clave = '', obligado = ''] = key.split(' ')
            lines.push({
              entidad,
              quincena: PRIMERA + q - 1,
              persona: persona.id,
              corrige: PRIMERA + corrige - 1,
              origen: corrige === q ? 'ordinaria' : 'retroactiva',
              clave,
              obligado,
              base,
              tasa: after.tasa,
              importe,
            })
            written.set(`${corrige} ${key}`, {
              base: before.base + base,
              tasa: after.tasa,
              importe: before.importe + importe,
            })
          }
        }
    }
  return lines
}

/** What the decree makes of one quincena: written base × its rate, cut off like the record of then, minus what was written. */
function porDecreto(
  written: Map<string, Cuenta>,
  { entidad, persona, corrige }: { readonly entidad: number; readonly persona: number; readonly corrige: number },
): LineaGuardada[] {
  const { clave, tasa, numero } = DECRETO
  return ['entidad', 'afiliado'].flatMap((obligado) => {
    const key = `${corrige} ${clave} ${obligado}`
    const before = written.get(key)
    if (!before) return []
    const importe = Number(dividido(BigInt(before.base) * BigInt(tasa), 1_000_000n, true)) - before.importe
    if (importe === 0) return []
    written.set(key, { ...before, tasa, importe: before.importe + importe })
    const place = { entidad, quincena: PRIMERA + numero - 1, persona, corrige: PRIMERA + corrige - 1 }
    return [{ ...place, origen: 'decreto', clave, obligado, base: 0, tasa, importe }]
  })
}

const SUELDOS = { '20B': 1_233_575, '10A': 1_019_159 } as const
type Categoria = keyof typeof SUELDOS

let salud: Lugar
let educacion: Lugar
let entidades: number[]
const categorias = {} as Record<Categoria, number>
const personas: Persona[] = []
/** Movements that somebody approves while a quincena of the year is open. */
const porQuincena = new Map<number, MovimientoEscrito[]>()

/** Who is on file before the year, or, with `alta`, comes with that day. */
async function gente(
  lugar: Lugar,
  categoria: Categoria,
  more: { alta?: string; conocido?: number; otros?: number; quinquenios?: number; sueldo?: number } = {},
): Promise<Persona> {
  const { alta, otros = 0, quinquenios = 0, sueldo = SUELDOS[categoria] } = more
  const id = await ponerPersona({
    interno: 700_001 + personas.length,
    lugar,
    categoria: categorias[categoria],
    sueldoCentavos: sueldo,
    otrosCentavos: otros,
    quinqueniosCentavos: quinquenios,
    situacion: alta === undefined ? 'A' : 'T',
  })
  const dato = { situacion: 'A', entidad: lugar.adscripcion, sueldo }
  const persona: Persona = { id, otros, pagaOtros: lugar.adscripcion, quinquenios, entradas: [] }
  personas.push(persona)
  if (alta === undefined) persona.entradas.push({ conocido: 0, desde: '2020-01-16', dato })
  else pasa(persona, more.conocido ?? deFecha(alta), { tipo: 'alta', fecha: alta }, dato)
  return persona
}

/** Number in the year of the quincena of a day. */
function deFecha(fecha: string): number {
  const [, mes = 1, dia = 1] = fecha.split('-').map(Number)
  return mes * 2 - (dia <= 15 ? 1 : 0)
}

/** A movement for both computations: written for the services, told to the second one. */
function pasa(
  persona: Persona,
  conocido: number,
  movimiento: Omit<MovimientoEscrito, 'afiliadoId' | 'quincena'>,
  dato: Dato,
): void {
  const written = { ...movimiento, afiliadoId: persona.id, quincena: PRIMERA + conocido - 1 }
  porQuincena.set(conocido, [...(porQuincena.get(conocido) ?? []), written])
  persona.entradas.push({ conocido, desde: movimiento.fecha, dato })
}

const baja = (persona: Persona, fecha: string, conocido = deFecha(fecha)): void =>
  pasa(persona, conocido, { tipo: 'baja', causa: 'renuncia', fecha }, { situacion: 'B' })
const licencia = (persona: Persona, fecha: string, conocido = deFecha(fecha)): void =>
  pasa(persona, conocido, { tipo: 'licencia', fecha }, { situacion: 'L' })
const regresa = (persona: Persona, fecha: string, conocido = deFecha(fecha)): void =>
  pasa(persona, conocido, { tipo: 'reingreso', fecha }, { situacion: 'A' })
const sueldo = (persona: Persona, fecha: string, categoria: Categoria, conocido = deFecha(fecha)): void =>
  pasa(
    persona,
    conocido,
    { tipo: 'cambio', fecha, columnas: { categoria_id: categorias[categoria], sueldo_centavos: SUELDOS[categoria] } },
    { sueldo: SUELDOS[categoria] },
  )
const traslado = (
  persona: Persona,
  fecha: string,
  { entidad, adscripcion, dependencia, area }: Lugar,
  conocido = deFecha(fecha),
): void =>
  pasa(
    persona,
    conocido,
    {
      tipo: 'cambio',
      fecha,
      columnas: { nivel0_id: entidad, nivel1_id: adscripcion, nivel2_id: dependencia, nivel3_id: area },
    },
    { entidad: adscripcion },
  )

/** Forty people: most stay as they are, the others live what a year brings. */
async function poblar(): Promise<void> {
  for (let i = 0; i < 9; i += 1)
    await gente(salud, i % 2 ? '10A' : '20B', { otros: i * 11_111, quinquenios: i * 3_333 })
  for (let i = 0; i < 9; i += 1) await gente(educacion, i % 2 ? '20B' : '10A', { otros: i * 7_777 })
  await gente(salud, '20B', { alta: '2026-01-20' })
  await gente(salud, '10A', { alta: '2026-01-31' })
  await gente(educacion, '20B', { alta: '2026-02-28' })
  await gente(educacion, '10A', { alta: '2026-05-01' })
  // Registered late: three quincenas of the year are owed, over a change of rates.
  await gente(salud, '20B', { alta: '2026-04-20', conocido: 11 })
  baja(await gente(salud, '20B'), '2026-02-28')
  baja(await gente(salud, '10A'), '2026-03-31')
  baja(await gente(educacion, '20B'), '2026-06-16')
  // A baja known five quincenas late: everything since is given back, and the entity's sum of that person is negative.
  baja(await gente(educacion, '10A', { quinquenios: 45_000 }), '2026-07-10', 18)
  const larga = await gente(salud, '20B', { otros: 50_000 })
  licencia(larga, '2026-03-06')
  regresa(larga, '2026-08-20')
  const tardia = await gente(salud, '10A')
  licencia(tardia, '2026-04-11', 12)
  regresa(tardia, '2026-09-01')
  const licenciaYBaja = await gente(educacion, '20B')
  licencia(licenciaYBaja, '2026-10-31')
  baja(licenciaYBaja, '2026-11-21')
  sueldo(await gente(salud, '10A'), '2026-02-06', '20B')
  sueldo(await gente(educacion, '10A'), '2026-05-31', '20B')
  // Over the change of rates of the ninth quincena.
  sueldo(await gente(salud, '10A', { otros: 12_345 }), '2026-03-16', '20B', 12)
  // The later day was known first: what comes after does not cover it.
  const dosClocks = await gente(educacion, '20B')
  sueldo(dosClocks, '2026-08-16', '10A')
  sueldo(dosClocks, '2026-08-01', '20B', 19)
  const dosCambios = await gente(salud, '10A')
  sueldo(dosCambios, '2026-09-05', '20B')
  sueldo(dosCambios, '2026-09-22', '10A')
  sueldo(dosCambios, '2026-09-10', '10A', 22)
  traslado(await gente(salud, '10A', { otros: 33_333, quinquenios: 20_000 }), '2026-06-11', educacion)
  traslado(await gente(educacion, '10A', { otros: 10_007, quinquenios: 5_001 }), '2026-10-16', salud)
  const vuelve = await gente(salud, '20B')
  baja(vuelve, '2026-03-20')
  pasa(vuelve, 9, { tipo: 'alta', fecha: '2026-05-05' }, { situacion: 'A' })
  // An odd salary: fractions of a centavo in every base.
  await gente(salud, '10A', { sueldo: 1_000_001, otros: 7, quinquenios: 1 })
  await gente(educacion, '10A', { sueldo: 999_999 })
}

/** From the thirteenth quincena on: who has 20B then earns 4.5 % more. */
const AUMENTO = { numero: 13, desde: '2026-07-01', sueldo: 1_289_086 }

async function aumentar(): Promise<void> {
  process.env['PORTAL_TODAY'] = AUMENTO.desde
  const admin = await signIn('admin')
  const pedido = { desde: '1326', porcentaje: 4.5, categorias: ['20B'] }
  const { huella } = (await admin.post<RevisionAumento>('/api/panel/aumentos/previsto', pedido)).body
  const dado = await (
    await conSegundaMano(admin)
  ).post('/api/panel/aumentos', { ...pedido, motivo: 'Acuerdo 7', huella })
  expect(dado.status).toBe(200)
  for (const persona of personas) {
    const situacion = campo(
      persona.entradas.filter(({ conocido }) => conocido <= AUMENTO.numero),
      '2026-07-15',
      'situacion',
    )
    const now = campo(
      persona.entradas.filter(({ conocido }) => conocido <= AUMENTO.numero),
      '2026-07-15',
      'sueldo',
    )
    if (now !== SUELDOS['20B'] || (situacion !== 'A' && situacion !== 'L')) continue
    persona.entradas.push({ conocido: AUMENTO.numero, desde: AUMENTO.desde, dato: { sueldo: AUMENTO.sueldo } })
  }
}

async function cambiarTasas(): Promise<void> {
  const row = await selectRow<{ valores: string }>('SELECT valores FROM fondos_parametros ORDER BY id LIMIT 1')
  const keys = Object.keys(JSON.parse(row!.valores) as object)
  for (const [i, { desde, truncar, tasas }] of TASAS.entries()) {
    const valores = JSON.stringify(Object.fromEntries(keys.map((key) => [key, tasas[key] ?? 0])))
    await inTransaction(() =>
      execute(
        `INSERT INTO fondos_parametros (clave, version, desde, fecha_registro, redondeo, valores)
         VALUES ($1, 1, $2, '2025-12-01T12:00:00.000Z', $3, $4)`,
        [10 + i, PRIMERA + desde - 1, truncar ? 'truncar' : 'medio-par', valores],
      ),
    )
  }
}

/** The record of the decree, as two hands and the Titular leave it. */
async function decretar(): Promise<void> {
  const row = await selectRow<{ valores: string }>('SELECT valores FROM fondos_parametros ORDER BY id DESC LIMIT 1')
  const valores = { ...(JSON.parse(row!.valores) as object), [DECRETO.clave]: DECRETO.tasa }
  await inTransaction(() =>
    execute(
      `INSERT INTO fondos_parametros (clave, version, desde, fecha_registro, redondeo, valores, efecto_desde, decreto_numero,
         decreto_fecha, decreto_claves)
       VALUES (20, 1, $1, '2026-10-01T12:00:00.000Z', 'truncar', $2, $3, '7', '2026-09-28', $4)`,
      [
        PRIMERA + DECRETO.numero - 1,
        JSON.stringify(valores),
        PRIMERA + DECRETO.efecto - 1,
        JSON.stringify([DECRETO.clave]),
      ],
    ),
  )
}

const linea = (one: LineaGuardada): string =>
  [
    one.quincena,
    one.entidad,
    one.persona,
    one.corrige,
    one.origen,
    one.clave,
    one.obligado,
    one.base,
    one.tasa,
    one.importe,
  ].join(' ')

let esperadas: LineaGuardada[]

afterAll(flushReadAudit)

beforeAll(async () => {
  const all = await selectRows<{ clave: Categoria; id: number }>('SELECT clave, id FROM categorias')
  for (const { clave, id } of all) categorias[clave] = id
  ;[salud, educacion] = [await lugarDe(SALUD), await lugarDe(EDUCACION)]
  entidades = [salud.adscripcion, educacion.adscripcion]
  await cambiarTasas()
  await poblar()
  for (let q = 1; q <= QUINCENAS; q += 1) {
    if (q === AUMENTO.numero) await aumentar()
    if (q === DECRETO.numero) await decretar()
    for (const movimiento of porQuincena.get(q) ?? []) await escribirMovimiento(movimiento)
    await cerrarConServicios(PRIMERA + q - 1, entidades)
  }
  esperadas = segundaCuenta(personas, entidades)
}, 240_000)

describe('a year of closes and a second computation', () => {
  it('agree on every line, to the centavo', async () => {
    const kept = await lineasGuardadas()
    expect(personas.length).toBe(40)
    expect(kept.length).toBeGreaterThan(5_000)
    expect(kept.map(linea).sort()).toEqual(esperadas.map(linea).sort())
  })

  it('agree on every total, and on what each entity is charged', async () => {
    const sum = (of: (one: LineaGuardada) => string, lines = esperadas): Map<string, number> => {
      const sums = new Map<string, number>()
      for (const one of lines) sums.set(of(one), (sums.get(of(one)) ?? 0) + one.importe)
      return sums
    }
    const totales = await selectRows<{ llave: string; importe: number }>(
      `SELECT k.quincena || ' ' || k.entidad_id || ' ' || t.origen || ' ' || t.clave || ' ' || t.obligado AS llave,
              t.importe_centavos AS importe FROM cierre_totales t JOIN cierres k ON k.id = t.cierre_id`,
    )
    const expected = sum(({ quincena, entidad, origen, clave, obligado }) =>
      [quincena, entidad, origen, clave, obligado].join(' '),
    )
    expect(new Map(totales.map(({ llave, importe }) => [llave, importe]))).toEqual(expected)
    const cargos = await selectRows<{ llave: string; importe: number }>(
      `SELECT k.quincena || ' ' || k.entidad_id AS llave, c.principal_centavos AS importe
       FROM cargos c JOIN cierres k ON k.id = c.cierre_id WHERE c.obligado = 'entidad' AND c.anulado_at IS NULL`,
    )
    const owed = sum(
      ({ quincena, entidad }) => `${quincena} ${entidad}`,
      esperadas.filter(({ obligado }) => obligado === 'entidad'),
    )
    expect(new Map(cargos.map(({ llave, importe }) => [llave, importe]))).toEqual(owed)
  })

  it('lives through all that a year brings', () => {
    const kinds = {
      licencia: esperadas.some(({ obligado }) => obligado === 'afiliado'),
      retroactiva: esperadas.some(({ origen, importe }) => origen === 'retroactiva' && importe > 0),
      devuelta: esperadas.some(({ origen, importe }) => origen === 'retroactiva' && importe < 0),
      deOtrasTasas: esperadas.some(({ corrige, quincena }) => corrige < PRIMERA + 8 && quincena > PRIMERA + 8),
      decreto: esperadas.some(({ origen }) => origen === 'decreto'),
      trasElDecreto: esperadas.some(
        ({ origen, tasa, corrige }) =>
          origen === 'retroactiva' && tasa === DECRETO.tasa && corrige < PRIMERA + DECRETO.numero - 1,
      ),
      aumento: personas.some(({ entradas }) => entradas.some(({ dato }) => dato.sueldo === AUMENTO.sueldo)),
    }
    expect(Object.values(kinds)).toEqual(Object.values(kinds).map(() => true))
  })
})
