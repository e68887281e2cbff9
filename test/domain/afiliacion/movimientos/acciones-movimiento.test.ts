import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import {
  accionesMovimiento,
  rechazoActo,
  type MovimientoParaActuar,
  type TablaActos,
} from '#domain/afiliacion/actos/acciones-movimiento.ts'
import type { Etapa } from '#domain/afiliacion/actos/etapa.ts'
import { ACTOS_MOVIMIENTO, TABLA_ACTOS, type ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import {
  AJENO,
  APROBAR_SOBRE_LIMITE,
  AUTOR,
  DESHACER_LO_PROPIO,
  DESHACER_SOBRE_LIMITE,
  LETRAS,
  PERFILES_DE_FABRICA,
  TURNOS_DE_QUIEN_PARTICIPO,
  VALIDAR_SIN_VALIDADOR,
} from '#test/domain/afiliacion/matriz-actos.ts'

const [AUTHOR, STRANGER] = [7, 8]
const AT = '2026-11-23T12:00:00.000Z'
const INICIALES = 'SPVRALC'

type Matriz = Readonly<Record<string, Readonly<Record<string, string>>>>

const en = (etapa: MovimientoParaActuar['etapa'], change: Partial<MovimientoParaActuar> = {}) => ({
  etapa,
  autores: [AUTHOR],
  participantes: [],
  sinValidador: false,
  sobreLimite: false,
  ultimo: null,
  ...change,
})

/** One row of the matrix that a table gives for one account, in the letters of the hand-written one. */
function walkRow(
  acto: ActoMovimiento,
  id: number,
  tabla: TablaActos,
  change: Partial<MovimientoParaActuar> = {},
): Readonly<Record<string, string>> {
  const row = (con: readonly Acto[]) =>
    LETRAS.map((etapa, i) => {
      const quien = { ids: [id], actos: new Set(con) }
      return rechazoActo(acto, en(etapa, change), quien, AT, tabla) === null ? INICIALES[i] : '.'
    }).join('')
  return Object.fromEntries(Object.entries(PERFILES_DE_FABRICA).map(([perfil, con]) => [perfil, row(con)]))
}

function walk(id: number, tabla: TablaActos): Matriz {
  const actos = ACTOS_MOVIMIENTO.filter((acto) => acto !== 'solicitar')
  return Object.fromEntries(actos.map((acto) => [acto, walkRow(acto, id, tabla)]))
}

/** Everything that is walked, and what was written by hand of it. */
const walked = (tabla: TablaActos): readonly Matriz[] => [
  walk(STRANGER, tabla),
  walk(AUTHOR, tabla),
  { validar: walkRow('validar', STRANGER, tabla, { sinValidador: true }) },
  { deshacer: walkRow('deshacer', STRANGER, tabla, { ultimo: { por: STRANGER, at: '2026-11-23T11:59:00.000Z' } }) },
  {
    aprobar: walkRow('aprobar', STRANGER, tabla, { sobreLimite: true }),
    deshacer: walkRow('deshacer', STRANGER, tabla, {
      sobreLimite: true,
      ultimo: { por: STRANGER, at: '2026-11-23T11:59:00.000Z' },
    }),
  },
  Object.fromEntries(
    (['validar', 'revisar', 'aprobar'] as const).map((acto) => [
      acto,
      walkRow(acto, STRANGER, tabla, { participantes: [STRANGER] }),
    ]),
  ),
]
const WRITTEN: readonly Matriz[] = [
  AJENO,
  AUTOR,
  { validar: VALIDAR_SIN_VALIDADOR },
  { deshacer: DESHACER_LO_PROPIO },
  { aprobar: APROBAR_SOBRE_LIMITE, deshacer: DESHACER_SOBRE_LIMITE },
  TURNOS_DE_QUIEN_PARTICIPO,
]

/** The acts of a profile that any movement could be handed to. */
const HANDS: readonly Acto[] = ['capturar', 'validar', 'revisar', 'aprobar', 'firmar']

const same = (one: readonly Matriz[], other: readonly Matriz[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The table with one state more, or less, from which that hand may do the act. */
function conTurno(acto: ActoMovimiento, con: Acto, etapa: Etapa): TablaActos {
  const turnos: Readonly<Partial<Record<Acto, readonly Etapa[]>>> = TABLA_ACTOS[acto].turnos
  const now = turnos[con] ?? []
  const toggled = now.includes(etapa) ? now.filter((each) => each !== etapa) : [...now, etapa]
  return { ...TABLA_ACTOS, [acto]: { ...TABLA_ACTOS[acto], turnos: { ...turnos, [con]: toggled } } }
}

describe('the table of states and acts', () => {
  it('lets each profile do to another’s movement what the hand-written matrix says, from every state', () => {
    expect(walk(STRANGER, TABLA_ACTOS)).toEqual(AJENO)
  })

  it('lets who requested it do what the hand-written matrix says, from every state', () => {
    expect(walk(AUTHOR, TABLA_ACTOS)).toEqual(AUTOR)
  })

  it('lets an auxiliar validate where the dependency has nobody else, and who acted last take that back', () => {
    expect(walked(TABLA_ACTOS).slice(2)).toEqual(WRITTEN.slice(2))
    expect(same(walked(TABLA_ACTOS), WRITTEN)).toBe(true)
  })

  it('cannot gain or lose one state of one hand without the matrix noticing', () => {
    const rows = ACTOS_MOVIMIENTO.filter((acto) => acto !== 'solicitar' && acto !== 'aplicar')
    const unnoticed = rows.flatMap((acto) =>
      HANDS.flatMap((con) =>
        LETRAS.filter((etapa) => same(walked(conTurno(acto, con, etapa)), WRITTEN)).map(
          (etapa) => `${acto}: ${con} from ${etapa}`,
        ),
      ),
    )
    expect(unnoticed).toEqual([])
  })

  it('cannot hand any act to other people without the matrix noticing', () => {
    const others = ['cualquiera', 'autor', 'no_autor', 'sistema'] as const
    const unnoticed = (
      ['corregir', 'retirar', 'tomar', 'validar', 'revisar', 'aprobar', 'devolver', 'cancelar'] as const
    )
      .flatMap((acto) => others.map((quien) => ({ acto, quien })))
      .filter(({ acto, quien }) => TABLA_ACTOS[acto].quien !== quien)
      .filter(({ acto, quien }) => same(walked({ ...TABLA_ACTOS, [acto]: { ...TABLA_ACTOS[acto], quien } }), WRITTEN))
    expect(unnoticed.map(({ acto, quien }) => `${acto}: ${quien}`)).toEqual([])
  })
})

describe('what no account does by hand', () => {
  const todo = { ids: [STRANGER], actos: new Set<Acto>(PERFILES_DE_FABRICA.administrador) }

  it('is applying, from whatever state: the close of the quincena does it', () => {
    expect(LETRAS.filter((etapa) => rechazoActo('aplicar', en(etapa), todo, AT) === null)).toEqual([])
  })

  it('is requesting what is there already', () => {
    expect(LETRAS.filter((etapa) => rechazoActo('solicitar', en(etapa), todo, AT) === null)).toEqual([])
  })
})

describe('four people', () => {
  const quien = (ids: number[], ...actos: Acto[]) => ({ ids, actos: new Set(actos) })

  it('refuses a turn to whoever took another, also by a linked account', () => {
    const validated = en('Validado', { participantes: [20] })
    expect(rechazoActo('revisar', validated, quien([20], 'revisar'), AT)).toBe('persona')
    expect(rechazoActo('revisar', validated, quien([31, 20], 'revisar'), AT)).toBe('persona')
    expect(rechazoActo('revisar', validated, quien([31], 'revisar'), AT)).toBeNull()
    expect(rechazoActo('aprobar', en('Revisado', { participantes: [20, 31] }), quien([31], 'aprobar'), AT)).toBe(
      'persona',
    )
  })

  it('lets an auxiliar validate only where the dependency has nobody else, and another one review', () => {
    expect(rechazoActo('validar', en('Solicitado'), quien([31], 'revisar'), AT)).toBe('permiso')
    const alone = en('Solicitado', { sinValidador: true })
    expect(rechazoActo('validar', alone, quien([31], 'revisar'), AT)).toBeNull()
    expect(rechazoActo('revisar', en('Validado', { participantes: [31] }), quien([31], 'revisar'), AT)).toBe('persona')
  })
})

describe('taking back an approval or a return', () => {
  const jefe = { ids: [40], actos: new Set<Acto>(['aprobar']) }
  const approved = (at: string, por = 40) => en('Por aplicar', { ultimo: { por, at } })

  it('can be done by the same person for ten minutes', () => {
    expect(accionesMovimiento(approved('2026-11-23T11:50:00.000Z'), jefe, AT)).toContain('deshacer')
    expect(accionesMovimiento(approved('2026-11-23T11:49:59.000Z'), jefe, AT)).not.toContain('deshacer')
    expect(accionesMovimiento(approved('2026-11-23T11:59:00.000Z', 41), jefe, AT)).not.toContain('deshacer')
    expect(accionesMovimiento(en('Por aplicar'), jefe, AT)).not.toContain('deshacer')
  })
})
