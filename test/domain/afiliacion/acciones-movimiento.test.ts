import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import {
  accionesMovimiento,
  rechazoActo,
  type MovimientoParaActuar,
  type TablaActos,
} from '#domain/afiliacion/actos/acciones-movimiento.ts'
import { ACTOS_MOVIMIENTO, TABLA_ACTOS, type ActoMovimiento } from '#domain/afiliacion/actos/tabla-actos.ts'
import { AJENO, AUTOR, LETRAS, PERFILES_DE_FABRICA } from './matriz-actos.ts'

const [AUTHOR, STRANGER] = [7, 8]
const AT = '2026-11-23T12:00:00.000Z'
const INICIALES = 'SPVRALC'

type Matriz = Readonly<Record<string, Readonly<Record<string, string>>>>

const en = (etapa: MovimientoParaActuar['etapa'], change: Partial<MovimientoParaActuar> = {}) => ({
  etapa,
  autores: [AUTHOR],
  participantes: [],
  sinValidador: false,
  ultimo: null,
  ...change,
})

/** The matrix that a table gives for one account, in the letters of the hand-written one. */
function walk(id: number, tabla: TablaActos): Matriz {
  const actos = ACTOS_MOVIMIENTO.filter((acto) => acto !== 'solicitar')
  const row = (acto: ActoMovimiento, con: readonly Acto[]) =>
    LETRAS.map((etapa, i) => {
      const quien = { ids: [id], actos: new Set(con) }
      return rechazoActo(acto, en(etapa), quien, AT, tabla) === null ? INICIALES[i] : '.'
    }).join('')
  return Object.fromEntries(
    actos.map((acto) => [
      acto,
      Object.fromEntries(Object.entries(PERFILES_DE_FABRICA).map(([perfil, con]) => [perfil, row(acto, con)])),
    ]),
  )
}

describe('the table of states and acts', () => {
  it('lets each profile do to another’s movement what the hand-written matrix says, from every state', () => {
    expect(walk(STRANGER, TABLA_ACTOS)).toEqual(AJENO)
  })

  it('lets who requested it do what the hand-written matrix says, from every state', () => {
    expect(walk(AUTHOR, TABLA_ACTOS)).toEqual(AUTOR)
  })

  it('cannot change in any row of hands and states without the matrix noticing', () => {
    const rows = ACTOS_MOVIMIENTO.filter((acto) => !['solicitar', 'deshacer', 'aplicar'].includes(acto))
    for (const acto of rows) {
      const mutated = {
        ...TABLA_ACTOS,
        [acto]: { ...TABLA_ACTOS[acto], turnos: { capturar: ['Aplicado'], validar: ['Aplicado'] } },
      } as TablaActos
      expect([walk(STRANGER, mutated), walk(AUTHOR, mutated)], acto).not.toEqual([AJENO, AUTOR])
    }
    for (const acto of ['validar', 'revisar', 'aprobar', 'tomar', 'corregir', 'retirar'] as const) {
      const mutated = { ...TABLA_ACTOS, [acto]: { ...TABLA_ACTOS[acto], quien: 'cualquiera' } } as TablaActos
      const both = [walk(STRANGER, mutated), walk(AUTHOR, mutated)]
      expect(both, acto).not.toEqual([AJENO, AUTOR])
    }
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
