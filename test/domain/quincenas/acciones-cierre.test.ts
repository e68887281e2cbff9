import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import { accionesCierre, rechazoCierre, type TablaCierre } from '#domain/quincenas/acciones-cierre.ts'
import {
  ACTOS_CIERRE,
  firmaDe,
  TABLA_CIERRE,
  type ActoCierre,
  type EtapaCierre,
} from '#domain/quincenas/tabla-cierre.ts'
import { AJENO, ETAPAS, PARTICIPANTE, PERFILES_DE_FABRICA } from './matriz-cierre.ts'

const [SIGNED, STRANGER] = [7, 8]
const INICIALES = 'ASRPFXCON'

/** The matrix that a table gives for one account, in the letters of the hand-written one. */
function walk(id: number, tabla: TablaCierre = TABLA_CIERRE) {
  const row = (acto: ActoCierre, con: readonly Acto[]) =>
    ETAPAS.map((etapa, i) => {
      const quien = { ids: [id], actos: new Set(con) }
      return rechazoCierre(acto, { etapa, participantes: [SIGNED], enFecha: true }, quien, tabla) === null
        ? INICIALES[i]
        : '.'
    }).join('')
  return Object.fromEntries(
    ACTOS_CIERRE.map((acto) => [
      acto,
      Object.fromEntries(Object.entries(PERFILES_DE_FABRICA).map(([perfil, con]) => [perfil, row(acto, con)])),
    ]),
  )
}

describe('the chain of a close', () => {
  it('lets each profile do what the hand-written matrix says, from every state', () => {
    expect(walk(STRANGER)).toEqual(AJENO)
  })

  it('lets who already signed do what the hand-written matrix says, from every state', () => {
    expect(walk(SIGNED)).toEqual(PARTICIPANTE)
  })

  it('cannot change in any row without the matrix noticing', () => {
    for (const acto of ACTOS_CIERRE.filter((one) => one !== 'aplicar')) {
      const moved = { ...TABLA_CIERRE, [acto]: { ...TABLA_CIERRE[acto], turnos: { capturar: ['anulado'] } } }
      expect(walk(STRANGER, moved as TablaCierre), acto).not.toEqual(AJENO)
    }
    for (const acto of ['revisar', 'aprobar', 'firmar', 'autorizar', 'reabrir'] as const) {
      const loose = { ...TABLA_CIERRE, [acto]: { ...TABLA_CIERRE[acto], quien: 'cualquiera' } }
      expect(walk(SIGNED, loose as TablaCierre), acto).not.toEqual(PARTICIPANTE)
    }
  })

  it('goes through five signatures, one at each stage', () => {
    expect(ETAPAS.map(firmaDe)).toEqual([
      'solicitar',
      'revisar',
      'aprobar',
      'firmar',
      'autorizar',
      null,
      null,
      null,
      null,
    ])
  })

  it('takes two accounts of one person for one, and a delegate for who lent the signature', () => {
    const titular = new Set<Acto>(['ver', 'firmar', 'autorizar'])
    const firmado = { etapa: 'firmado', participantes: [20], enFecha: true } as const
    expect(rechazoCierre('autorizar', firmado, { ids: [31, 20], actos: titular })).toBe('persona')
    expect(rechazoCierre('autorizar', firmado, { ids: [31], actos: titular })).toBeNull()
    expect(accionesCierre(firmado, { ids: [31], actos: titular })).toEqual(['autorizar', 'devolver'])
    expect(accionesCierre(firmado, { ids: [31], actos: new Set<Acto>(['ver']) })).toEqual([])
  })

  it('takes no signature before its day, and a return on any', () => {
    const antes = (etapa: EtapaCierre) => ({ etapa, participantes: [], enFecha: false })
    const quien = { ids: [1], actos: new Set<Acto>(PERFILES_DE_FABRICA.administrador) }
    for (const [etapa, acto] of [
      ['abierto', 'solicitar'],
      ['solicitado', 'revisar'],
      ['revisado', 'aprobar'],
      ['aprobado', 'firmar'],
      ['firmado', 'autorizar'],
    ] as const)
      expect(rechazoCierre(acto, antes(etapa), quien)).toBe('fecha')
    expect(accionesCierre(antes('firmado'), quien)).toEqual(['devolver'])
    // Whoever has no right to it reads that, and nothing of dates.
    expect(rechazoCierre('solicitar', antes('abierto'), { ids: [1], actos: new Set<Acto>(['ver']) })).toBe('permiso')
  })
})
