import { areaDeProceso } from '#domain/procesos/casos/area-caso.ts'
import type { ClaseEventoCaso } from '#domain/procesos/casos/caso.ts'
import type { EstadoCaso } from '#domain/procesos/casos/estado-caso.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { COMENTARIOS_DEMO, NORMAS_DEMO, RESOLUCIONES_DEMO, TEMAS_DEMO, type TemaDemo } from './casos-datos.ts'

export interface ProcesoDemo {
  readonly id: number
  readonly nombre: string
  readonly componente: string
  readonly moduloId: number
  readonly modulo: string
}

export interface PersonaDemo {
  readonly id: number
  readonly nivel0_id: number
  readonly nivel1_id: number
  readonly nivel2_id: number
}

export interface SucesoDemo {
  readonly clase: ClaseEventoCaso
  readonly texto: string
  readonly nota: string
  readonly usuarioId: number | null
  readonly at: string
}

/** A case before it gets its folio. */
export interface CasoDemo {
  readonly proceso: ProcesoDemo
  readonly area: ReturnType<typeof areaDeProceso>
  readonly asunto: string
  readonly estado: EstadoCaso
  readonly persona: PersonaDemo | null
  readonly responsableId: number | null
  readonly autorId: number | null
  readonly modulos: readonly number[]
  readonly moduloActualId: number
  readonly creado: PlainDate
  readonly vence: PlainDate
  readonly cierre: readonly [resultado: string, resolucion: string] | null
  readonly normas: readonly (readonly [nombre: string, descripcion: string, estado: EstadoCaso])[]
  readonly sucesos: readonly SucesoDemo[]
}

export interface MundoDemo {
  readonly random: SeededRandom
  readonly today: PlainDate
  readonly procesos: readonly ProcesoDemo[]
  readonly modulos: ReadonlyMap<string, number>
  readonly personas: readonly PersonaDemo[]
  /** Accounts by user name. */
  readonly cuentas: ReadonlyMap<string, { readonly id: number; readonly nombre: string }>
}

/** Days back to the oldest case, how long a closed one had, and when open ones are due: a few of them late. */
const DIAS_ATRAS = 70
const PLAZO = [10, 45] as const
const POR_VENCER = [-6, 34] as const
/** Three to five norms and one to three modules, as the documents' own sample (specification 2 §2.20). */
const NORMAS = [3, 5] as const

/** The theme of the case number `i` of a hundred. */
export function temaDe(i: number): TemaDemo {
  let rest = i % 100
  return TEMAS_DEMO.find(({ parte }) => (rest -= parte) < 0) ?? (TEMAS_DEMO[0] as TemaDemo)
}

/** One invented case; null when the institute no longer has the process. */
export function casoDemo(tema: TemaDemo, mundo: MundoDemo): CasoDemo | null {
  const { random, today } = mundo
  const [componente, ...asuntos] = random.pick(tema.procesos)
  const proceso = mundo.procesos.find((each) => each.componente === componente)
  if (!proceso) return null
  const estado = estadoAlAzar(random)
  const creado = addDays(today, -random.int(2, DIAS_ATRAS))
  const modulos = involucrados(tema, proceso, mundo)
  const responsable = estado === 'pendiente' && random.chance(0.5) ? null : cuenta(mundo)
  const autor = cuenta(mundo)
  const cierre = estado === 'completado' ? random.pick(RESOLUCIONES_DEMO) : null
  const base = {
    proceso,
    area: areaDeProceso(proceso),
    asunto: random.pick(asuntos),
    estado,
    persona: random.chance(0.75) && mundo.personas.length > 0 ? random.pick(mundo.personas) : null,
    responsableId: responsable?.id ?? null,
    autorId: autor?.id ?? null,
    modulos,
    moduloActualId: estado === 'pendiente' ? proceso.moduloId : random.pick(modulos),
    creado,
    vence: venceAlAzar(random, estado, creado, today),
    cierre,
    normas: normasAlAzar(random, estado),
  }
  return { ...base, sucesos: sucesos(base, mundo, autor?.id ?? null, responsable) }
}

function estadoAlAzar(random: SeededRandom): EstadoCaso {
  const share = random.next()
  if (share < 0.34) return 'pendiente'
  return share < 0.74 ? 'en progreso' : 'completado'
}

function venceAlAzar(random: SeededRandom, estado: EstadoCaso, creado: PlainDate, today: PlainDate): PlainDate {
  const usual = addDays(creado, random.int(...PLAZO))
  const vence = addDays(today, random.int(...POR_VENCER))
  return estado === 'completado' || vence <= creado ? usual : vence
}

/** The auxiliar has most of the work, as in an office. */
function cuenta({ random, cuentas }: MundoDemo): { id: number; nombre: string } | undefined {
  return cuentas.get(random.pick(['auxiliar', 'auxiliar', 'auxiliar', 'jefe', 'jefe', 'director']))
}

function involucrados(tema: TemaDemo, proceso: ProcesoDemo, { random, modulos }: MundoDemo): number[] {
  const others = tema.modulos.filter(() => random.chance(0.4)).slice(0, 2)
  const ids = others.flatMap((nombre) => modulos.get(nombre) ?? [])
  return [...new Set([proceso.moduloId, ...ids])]
}

function normasAlAzar(random: SeededRandom, estado: EstadoCaso): CasoDemo['normas'] {
  const from = random.int(0, NORMAS_DEMO.length - 1)
  const count = random.int(...NORMAS)
  const picked = [...NORMAS_DEMO, ...NORMAS_DEMO].slice(from, from + count)
  return picked.map(([nombre, descripcion], i) => [nombre, descripcion, estadoNorma(random, estado, i)] as const)
}

function estadoNorma(random: SeededRandom, estado: EstadoCaso, i: number): EstadoCaso {
  if (estado === 'completado') return 'completado'
  if (estado === 'pendiente') return 'pendiente'
  if (i === 0) return 'completado'
  return random.pick(['pendiente', 'en progreso', 'completado'] as const)
}

function sucesos(
  caso: Pick<CasoDemo, 'proceso' | 'estado' | 'creado' | 'cierre'>,
  { random, today }: MundoDemo,
  autorId: number | null,
  responsable: { readonly id: number; readonly nombre: string } | undefined | null,
): SucesoDemo[] {
  const list: SucesoDemo[] = []
  let day = caso.creado
  const add = (clase: ClaseEventoCaso, texto: string, usuarioId: number | null, nota = ''): void => {
    const hour = 15 + Math.min(list.length, 6)
    list.push({ clase, texto, nota, usuarioId, at: `${day}T${hour}:${10 + list.length}:00.000Z` })
    const next = addDays(day, random.int(0, 3))
    if (next < today) day = next
  }
  add('abierto', `Abierto en ${caso.proceso.nombre}`, autorId)
  if (responsable) add('asignado', `Asignado a ${responsable.nombre}`, autorId)
  if (responsable && caso.estado !== 'pendiente') {
    add('movido', 'Pasó a En progreso', responsable.id)
    if (random.chance(0.7)) add('comentado', 'Comentó', responsable.id, random.pick(COMENTARIOS_DEMO))
    if (caso.cierre) add('cerrado', `Cerrado: ${NOMBRE_RESULTADO[caso.cierre[0]]}`, responsable.id, caso.cierre[1])
  }
  return list
}

const NOMBRE_RESULTADO: Readonly<Record<string, string>> = {
  PROCEDENTE: 'Procedente',
  IMPROCEDENTE: 'Improcedente',
  DESISTIDO: 'Desistido por quien lo pidió',
}
