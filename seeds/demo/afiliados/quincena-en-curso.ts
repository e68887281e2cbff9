import { TIPO_ACTUALIZACION, TIPO_ALTA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'
import type { AfiliadoDemo } from './afiliado-demo.ts'
import { datosAlta } from './datos-alta.ts'
import { tramiteDemo, type MundoTramites } from './datos-tramite.ts'
import { TIPO_LICENCIA, TIPO_REINGRESO, type MovimientoDemo } from './movimiento-demo.ts'

type Avance = 'solicitado' | 'pendiente' | 'validado' | 'revisado' | 'aprobado' | 'cancelado'

/** What one entity has under way: how many of each type, and how far they have come. The totals are those of the sketches. */
interface EnCurso {
  readonly entidad: string
  readonly ventanilla: string
  readonly validador: string | null
  readonly tipos: readonly (readonly [tipoId: number, n: number])[]
  readonly avances: readonly (readonly [Avance, number])[]
}

const EN_CURSO: readonly EnCurso[] = [
  {
    entidad: 'Secretaría de Salud',
    ventanilla: 'ventanilla1',
    validador: 'validador1',
    tipos: [
      [TIPO_ALTA, 22],
      [3, 4],
      [6, 2],
      [9, 2],
      [TIPO_LICENCIA, 8],
      [TIPO_REINGRESO, 2],
      [TIPO_ACTUALIZACION, 50],
    ],
    avances: [
      ['solicitado', 14],
      ['pendiente', 3],
      ['validado', 7],
      ['revisado', 12],
      ['aprobado', 52],
      ['cancelado', 2],
    ],
  },
  {
    entidad: 'Secretaría de Educación',
    ventanilla: 'ventanilla2',
    validador: null,
    tipos: [
      [TIPO_ALTA, 9],
      [3, 3],
      [6, 1],
      [TIPO_LICENCIA, 3],
      [TIPO_ACTUALIZACION, 22],
    ],
    avances: [
      ['solicitado', 28],
      ['pendiente', 3],
      ['cancelado', 7],
    ],
  },
]

/** What the movements of the current quincena need to know. */
export interface Escenario extends MundoTramites {
  readonly random: SeededRandom
  readonly today: PlainDate
  readonly quincena: number
  /** Days of the window up to today, in order; at least one. */
  readonly dias: readonly PlainDate[]
  /** Ids of the demo accounts by name. */
  readonly cuentas: ReadonlyMap<string, number>
}

/**
 * Movements under way in the current quincena, one at most for each person. Those of an alta turn their person into one in
 * trámite: the caller writes situation T, without history.
 */
export function movimientosEnCurso(afiliados: readonly AfiliadoDemo[], escenario: Escenario): MovimientoDemo[] {
  return EN_CURSO.flatMap((plan) => {
    const own = afiliados.filter(({ lugar }) => lugar.nombres[1] === plan.entidad)
    const active = own.filter(({ salida }) => salida === null)
    const onLeave = own.filter(({ salida }) => salida?.situacion === 'L')
    const tipos = plan.tipos.flatMap(([tipoId, n]) => Array<number>(n).fill(tipoId))
    const avances = shuffledAvances(plan, escenario.random)
    return tipos.flatMap((tipoId, i) => {
      const afiliado = (tipoId === TIPO_REINGRESO ? onLeave : active).shift()
      const avance = avances[i]
      return afiliado && avance ? [movimiento(tipoId, afiliado, avance, plan, escenario)] : []
    })
  })
}

/** In any order, but the cancelled ones last: those fall on updates, whose people stay as they are. */
function shuffledAvances({ avances }: EnCurso, random: SeededRandom): Avance[] {
  const all = avances.flatMap(([avance, n]) => Array<Avance>(n).fill(avance))
  const live = all.filter((avance) => avance !== 'cancelado').map((avance) => ({ avance, place: random.next() }))
  const shuffled = live.sort((a, b) => a.place - b.place).map(({ avance }) => avance)
  return [...shuffled, ...all.filter((avance) => avance === 'cancelado')]
}

function movimiento(
  tipoId: number,
  afiliado: AfiliadoDemo,
  avance: Avance,
  plan: EnCurso,
  escenario: Escenario,
): MovimientoDemo {
  const { random, quincena, dias, cuentas } = escenario
  const fecha = random.pick(dias)
  const minute = String(random.int(0, 59)).padStart(2, '0')
  const step = (hour: number, usuario: string | null) => ({
    at: `${fecha}T${hour}:${minute}:00.000Z`,
    por: usuario === null ? null : (cuentas.get(usuario) ?? null),
  })
  const ventanilla = step(15, plan.ventanilla)
  const base = {
    tipoId,
    afiliado,
    quincena,
    fecha,
    solicitadoPor: ventanilla.por,
    solicitadoAt: ventanilla.at,
    ...(tipoId === TIPO_ALTA ? { datos: datosAlta(afiliado, fecha) } : tramiteDemo(tipoId, afiliado, fecha, escenario)),
  }
  const validado = step(16, plan.validador)
  const revisado = step(17, 'auxiliar')
  switch (avance) {
    case 'solicitado':
      return base
    case 'pendiente':
      return {
        ...base,
        devuelto: { ...step(16, plan.validador ?? 'auxiliar'), motivo: 'Falta el oficio de la dependencia.' },
      }
    case 'validado':
      return { ...base, validado }
    case 'revisado':
      return { ...base, validado, revisado }
    case 'aprobado':
      return { ...base, validado, revisado, aprobado: step(18, 'jefe'), aplicar: true }
    case 'cancelado':
      return {
        ...base,
        activo: false,
        cancelado: { ...step(19, plan.ventanilla), motivo: 'Se capturó por duplicado.' },
      }
  }
}
