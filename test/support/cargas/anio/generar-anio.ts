import { EDUCACION, SALUD } from '#test/support/afiliacion.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ROTOS } from './archivos-rotos.ts'
import { EMPLEADOS, gentePorDependencia } from './gente.ts'
import { codigoDe, type ArchivoDelAnio, type Defecto, type Empleado, type Fila } from './modelo.ts'
import { defectosAncha, escribirAncha, escribirAnchaComoTexto, filasAncha } from './nomina-ancha.ts'
import { defectosAncho, escribirAncho, filasAncho } from './nomina-ancho.ts'
import {
  corregiblesLarga,
  defectosLarga,
  escribirCorreccion,
  escribirLarga,
  filaLarga,
  filasLarga,
} from './nomina-larga.ts'

export const FINANZAS = 'Secretaría de Finanzas'

/** The last of the 24 quincenas: the one in which the tests live. */
export const ULTIMA = 2026 * 24 + 21
export const PRIMERA = ULTIMA - 23

/** People of a file whose rows are spoilt or written in an odd way. */
const DEFECTOS = 6
/** Quincenas with something besides their ordinary payroll, from the last one back. */
const [SUSTITUIDA, COMO_TEXTO] = [1, 0]
const CON_CORRECCION = (atras: number): boolean => atras % 8 === 0
const CON_COMPLEMENTARIA = (atras: number): boolean => atras % 5 === 0
const CON_RETROACTIVA = (atras: number): boolean => atras % 7 === 1
const CON_AGUINALDO = (atras: number): boolean => atras === 21 || atras === 0
const CON_ROTO = (atras: number): boolean => atras % 2 === 0

/** A year of payrolls of three dependencies, each with a layout of its own. */
export interface AnioDeNominas {
  /** People by entity. */
  readonly gente: Readonly<Record<string, readonly Empleado[]>>
  /** In the order in which they are sent; the last one of an entity and quincena is what counts. */
  readonly archivos: readonly ArchivoDelAnio[]
  /** A payroll of a quincena that is closed by then: reimbursements of `tardia.quincena`. */
  readonly tardia: ArchivoDelAnio
}

/** The last `quincenas` of the year. The same random source makes the same year. */
export async function generarAnio(random: SeededRandom, quincenas: number): Promise<AnioDeNominas> {
  const [salud = [], educacion = [], finanzas = []] = gentePorDependencia(random)
  const archivos: ArchivoDelAnio[] = []
  const barajas = {
    ancho: new Baraja<string>(random),
    larga: new Baraja<string>(random),
    corregible: new Baraja<string>(random),
    ancha: new Baraja<string | number | { readonly formula: string; readonly result: number }>(random),
  }
  for (let quincena = ULTIMA - quincenas + 1; quincena <= ULTIMA; quincena += 1) {
    const atras = ULTIMA - quincena
    if (CON_ROTO(atras)) archivos.push(...(await rotos(random, quincena, { salud, educacion, finanzas })))
    archivos.push(...deSalud(random, quincena, atras, salud, educacion, barajas.ancho))
    archivos.push(...deEducacion(random, quincena, atras, educacion, salud, barajas))
    archivos.push(await deFinanzas(random, quincena, atras, finanzas, salud, barajas.ancha))
  }
  return {
    gente: { [SALUD]: salud, [EDUCACION]: educacion, [FINANZAS]: finanzas },
    archivos,
    tardia: tardiaDe(random, ULTIMA - 1, salud),
  }
}

/** Deals the defects of a layout one after another, in a shuffled order, so that none is left out for long. */
class Baraja<C> {
  readonly #random: SeededRandom
  #orden: string[] = []

  constructor(random: SeededRandom) {
    this.#random = random
  }

  next(defectos: readonly Defecto<C>[], cabe: (defecto: Defecto<C>) => boolean): Defecto<C> | null {
    if (this.#orden.length === 0) this.#orden = barajar(this.#random, defectos).map(({ nombre }) => nombre)
    const found = defectos.find(({ nombre }) => nombre === this.#orden[0])
    if (!found || !cabe(found)) return null
    this.#orden.shift()
    return found
  }
}

function barajar<T>(random: SeededRandom, items: readonly T[]): T[] {
  return items
    .map((item) => [random.next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** The rows of a file, with `cuantos` defects in those of people who have no warning of their own. */
function conDefectos<C>(
  random: SeededRandom,
  gente: readonly Empleado[],
  filasDe: (empleado: Empleado) => readonly Fila<C>[],
  baraja: Baraja<C>,
  defectos: readonly Defecto<C>[],
): Fila<C>[] {
  const porPersona = new Map(gente.map((empleado) => [empleado.interno, filasDe(empleado)]))
  const libres = barajar(random, gente.slice(1, EMPLEADOS - 3))
  for (let puestos = 0; puestos < DEFECTOS;) {
    const defecto = baraja.next(defectos, ({ cabe = () => true }) => libres.some(cabe))
    if (!defecto) break
    const index = libres.findIndex(defecto.cabe ?? (() => true))
    const [empleado] = libres.splice(index, 1)
    if (!empleado) break
    porPersona.set(empleado.interno, defecto.poner(porPersona.get(empleado.interno) ?? [], empleado))
    puestos += 1
  }
  return [...porPersona.values()].flat()
}

/** Fixed width. Its last file but one is sent again with other salaries. */
function deSalud(
  random: SeededRandom,
  quincena: number,
  atras: number,
  gente: readonly Empleado[],
  [ajeno]: readonly Empleado[],
  baraja: Baraja<string>,
): ArchivoDelAnio[] {
  const donde = { entidad: SALUD, plano: 'NOM-ANCHO', quincena, rechazo: null }
  const [otro] = gente
  if (!otro || !ajeno) return []
  const defectos = defectosAncho(quincena, otro, ajeno)
  const filas = conDefectos(random, gente, (empleado) => filasAncho(empleado, quincena), baraja, defectos)
  const nombre = `salud-${codigoDe(quincena, 'QQAA')}`
  const archivo = { ...donde, nombre: `${nombre}.txt`, ...escribirAncho(random, filas) }
  if (atras !== SUSTITUIDA) return [archivo]
  const otraVez = gente.slice(0, 20).flatMap((empleado) => filasAncho(empleado, quincena))
  return [
    archivo,
    { ...donde, nombre: `${nombre}-b.txt`, ...escribirAncho(random, otraVez), motivo: 'Se envió de más' },
  ]
}

/** A row per concept, with payrolls of every kind. */
function deEducacion(
  random: SeededRandom,
  quincena: number,
  atras: number,
  gente: readonly Empleado[],
  [ajeno]: readonly Empleado[],
  barajas: { readonly larga: Baraja<string>; readonly corregible: Baraja<string> },
): ArchivoDelAnio[] {
  const donde = { entidad: EDUCACION, plano: 'NOM-LARGA', quincena, rechazo: null }
  const [otro] = gente
  if (!otro || !ajeno) return []
  const codigo = codigoDe(quincena, 'QQAA')
  const corregibles = corregiblesLarga(quincena, otro)
  const isCorregida = CON_CORRECCION(atras)
  const filas = isCorregida
    ? conDefectos(random, gente, (each) => filasLarga(each, quincena), barajas.corregible, corregibles)
    : conDefectos(random, gente, (each) => filasLarga(each, quincena), barajas.larga, [
        ...defectosLarga(quincena, ajeno),
        ...corregibles,
      ])
  const archivos: ArchivoDelAnio[] = [
    {
      ...{ ...donde, nombre: `educacion-${codigo}.csv`, ...escribirLarga(random, filas) },
      ...(isCorregida && { correccion: (folio: string) => correccionDe(donde, codigo, filas, folio) }),
    },
  ]
  const aparte = (clase: string, propias: readonly Fila<string>[]): void => {
    archivos.push({ ...donde, nombre: `educacion-${codigo}-${clase}.csv`, ...escribirLarga(random, propias) })
  }
  if (CON_COMPLEMENTARIA(atras))
    aparte(
      'complementaria',
      gente
        .slice(0, 9)
        .flatMap((each) => [
          filaLarga(each, quincena, '01', 12_345 + each.interno, { tipo: 'C', numero: 1 }),
          filaLarga(each, quincena, '03', 2_050, { tipo: 'C', numero: 1 }),
        ]),
    )
  if (CON_RETROACTIVA(atras))
    aparte(
      'retroactiva',
      gente
        .slice(5, 15)
        .map((each) =>
          filaLarga(each, quincena, '01', 60_000, { tipo: 'R', desde: quincena - 6, hasta: quincena - 1 }, null),
        ),
    )
  if (CON_AGUINALDO(atras))
    aparte(
      'aguinaldo',
      gente.map((each) => filaLarga(each, quincena, '24', each.sueldoMensual, { tipo: 'A' }, null)),
    )
  return archivos
}

function correccionDe(
  donde: Pick<ArchivoDelAnio, 'entidad' | 'plano' | 'quincena' | 'rechazo'>,
  codigo: string,
  filas: readonly Fila<string>[],
  folio: string,
): ArchivoDelAnio {
  const corregidas = filas.flatMap(({ corregida }) => corregida ?? [])
  return { ...donde, nombre: `educacion-${codigo}-corregida.csv`, ...escribirCorreccion(corregidas, folio) }
}

/** A column per concept. Its last file comes as text, saved by hand. */
async function deFinanzas(
  random: SeededRandom,
  quincena: number,
  atras: number,
  gente: readonly Empleado[],
  [ajeno]: readonly Empleado[],
  baraja: Baraja<string | number | { readonly formula: string; readonly result: number }>,
): Promise<ArchivoDelAnio> {
  const [otro] = gente
  if (!otro || !ajeno) throw new Error('Nobody works here')
  const defectos = defectosAncha(quincena, otro, ajeno)
  const filas = conDefectos(random, gente, (empleado) => filasAncha(empleado, quincena), baraja, defectos)
  const nombre = `finanzas-${codigoDe(quincena, 'QQAA')}`
  const donde = { entidad: FINANZAS, plano: 'NOM-ANCHA', quincena, rechazo: null }
  return atras === COMO_TEXTO
    ? { ...donde, nombre: `${nombre}.csv`, ...escribirAnchaComoTexto(filas) }
    : { ...donde, nombre: `${nombre}.xlsx`, ...(await escribirAncha(random, filas)) }
}

interface Gente {
  readonly salud: readonly Empleado[]
  readonly educacion: readonly Empleado[]
  readonly finanzas: readonly Empleado[]
}

/** What each dependency sends by mistake before its good file. */
async function rotos(
  random: SeededRandom,
  quincena: number,
  { salud, educacion, finanzas }: Gente,
): Promise<ArchivoDelAnio[]> {
  const codigo = codigoDe(quincena, 'QQAA')
  const una = async (
    entidad: string,
    plano: string,
    gente: readonly Empleado[],
    clase: keyof typeof ROTOS,
  ): Promise<ArchivoDelAnio> => ({
    ...{ entidad, plano, quincena, nombre: `${clase}-${codigo}-rota`, renglones: [], omitidos: 0 },
    ...(await random.pick(ROTOS[clase])(random, gente, quincena)),
  })
  return [
    await una(SALUD, 'NOM-ANCHO', salud, 'ancho'),
    await una(EDUCACION, 'NOM-LARGA', educacion, 'larga'),
    await una(FINANZAS, 'NOM-ANCHA', finanzas, 'ancha'),
  ]
}

const tardiaDe = (random: SeededRandom, quincena: number, gente: readonly Empleado[]): ArchivoDelAnio => ({
  ...{ entidad: SALUD, plano: 'NOM-ANCHO', quincena, rechazo: null, nombre: 'salud-tardia.txt' },
  ...escribirAncho(
    random,
    gente.slice(20, 26).flatMap((empleado) => filasAncho(empleado, quincena, '05')),
  ),
})
