import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import { addDays, inclusiveDays, plainDate, dateParts, type PlainDate } from '#domain/plain-date.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom, type SeededRandom } from '#seeds/demo/personas/seeded-random.ts'

/** Titles of a padrón file, in the order of its columns. */
export const TITULOS_PADRON =
  'CURP,RFC,NSS,Nombres,Primer apellido,Segundo apellido,Fecha de nacimiento,Sexo,Número de empleado,Fecha de ingreso,Desde,Hasta,Situación,Causa,Clave de la unidad,Categoría,Puesto,Fracción de plaza,Sueldo mensual,Otras prestaciones,Quinquenios,Porcentaje'

/** What a file is made of. */
export interface PadronPedido {
  readonly semilla: number
  readonly personas: number
  /** Rows of each person, from 1. */
  readonly renglones: number
  /** Keys of áreas of the entity. */
  readonly unidades: readonly string[]
  /** Keys of categories with their monthly salary of today, in centavos. */
  readonly categorias: readonly (readonly [clave: string, centavos: number])[]
  /** Last day on which something changes. */
  readonly ultimo: PlainDate
}

/** A file of fictional people, and what whoever wrote it knows of them. */
export interface PadronGenerado {
  readonly lineas: readonly string[]
  readonly porSituacion: Readonly<Partial<Record<LetraSituacion, number>>>
  /** Monthly salaries of those in A or L, in centavos. */
  readonly sueldosCentavos: number
  readonly personas: readonly PersonaFicticia[]
}

/** One person in so many takes a leave; and one in so many left. */
const CON_LICENCIA = 10
const CON_SALIDA = 20
const SALIDAS = ['B', 'P', 'D', 'E'] as const satisfies readonly LetraSituacion[]

/** Writes people with their history, the same ones for the same seed. The last salary of each is that of its category. */
export function generarPadron(pedido: PadronPedido): PadronGenerado {
  const random = seededRandom(pedido.semilla + 1)
  const personas = generarPersonas(pedido.semilla, pedido.personas)
  const porSituacion: Partial<Record<LetraSituacion, number>> = {}
  let sueldosCentavos = 0
  const lineas = [TITULOS_PADRON]
  for (const [i, persona] of personas.entries()) {
    const { situaciones, centavos, propias } = historiaDe(persona, i, pedido, random)
    const situacion = situaciones.at(-1) ?? 'A'
    porSituacion[situacion] = (porSituacion[situacion] ?? 0) + 1
    if (situacion === 'A' || situacion === 'L') sueldosCentavos += centavos
    lineas.push(...propias)
  }
  return { lineas, porSituacion, sueldosCentavos, personas }
}

function historiaDe(persona: PersonaFicticia, i: number, pedido: PadronPedido, random: SeededRandom) {
  const { renglones, ultimo } = pedido
  const ingreso = ingresoDe(persona, ultimo, renglones)
  const paso = Math.floor((inclusiveDays(ingreso, ultimo) - 1) / renglones)
  const [categoria, centavos] = random.pick(pedido.categorias)
  const situaciones = situacionesDe(i, renglones)
  const unidad = random.pick(pedido.unidades)
  const propias = situaciones.map((situacion, n) => {
    const parte = renglones === 1 ? 1 : 0.5 + (0.5 * n) / (renglones - 1)
    return lineaDe(persona, i, {
      ...{ ingreso, desde: addDays(ingreso, paso * n), situacion, categoria, unidad },
      sueldo: Math.round(centavos * parte),
      quinquenios: 10_000 * Math.floor(n / 3),
    })
  })
  return { situaciones, centavos, propias }
}

/** The month after turning 18, if there is room for a row a day until the last one. */
function ingresoDe({ fechaNacimiento }: PersonaFicticia, ultimo: PlainDate, renglones: number): PlainDate {
  const { year, month } = dateParts(fechaNacimiento)
  const mayor = plainDate(year + 18, month === 12 ? 12 : month + 1, 1)
  const tarde = addDays(ultimo, -renglones)
  return mayor < tarde ? mayor : tarde
}

/** Everybody enters in A. A leave ends before the last row. */
function situacionesDe(i: number, renglones: number): LetraSituacion[] {
  const todas: LetraSituacion[] = Array.from({ length: renglones }, () => 'A')
  if (i % CON_LICENCIA === 3 && renglones > 2) todas[1] = 'L'
  const salida = SALIDAS[Math.floor(i / CON_SALIDA) % SALIDAS.length]
  if (i % CON_SALIDA === 7 && renglones > 1 && salida) todas[renglones - 1] = salida
  return todas
}

interface Renglon {
  readonly ingreso: PlainDate
  readonly desde: PlainDate
  readonly situacion: LetraSituacion
  readonly categoria: string
  readonly unidad: string
  /** Centavos. */
  readonly sueldo: number
  readonly quinquenios: number
}

function lineaDe(persona: PersonaFicticia, i: number, renglon: Renglon): string {
  const { curp, rfc, nss, nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento, sexo } = persona
  const { ingreso, desde, situacion, categoria, unidad, sueldo, quinquenios } = renglon
  return [
    ...[curp, rfc, nss, nombres, apellidoPaterno, apellidoMaterno, fechaNacimiento, sexo, String(50_000 + i)],
    ...[ingreso, desde, '', situacion, '', unidad, categoria, '', '1', pesos(sueldo), '0.00', pesos(quinquenios), '0'],
  ].join(',')
}

const pesos = (centavos: number): string => (centavos / 100).toFixed(2)
