import { describe, expect, it } from 'vitest'
import type { Acto } from '#domain/acceso/acto.ts'
import { ACTO_ANTERIOR, delegablesDe, impedimentoDeSuplente, type PerfilSuplente } from '#domain/acceso/suplente.ts'
import { FIRMAS_CIERRE, TABLA_CIERRE } from '#domain/quincenas/tabla-cierre.ts'
import { PERFILES, type PerfilClave } from '#seeds/catalogos/perfiles.ts'

const perfil = (clave: PerfilClave): PerfilSuplente => {
  const { ambito, actos } = PERFILES[clave]
  return { ambito, actos: new Set(actos) }
}
const impide = (de: PerfilClave, a: PerfilClave, otros: readonly PerfilSuplente[] = [], ajenos: readonly Acto[] = []) =>
  impedimentoDeSuplente(delegablesDe(perfil(de).actos), {
    nombre: 'Ana',
    perfil: perfil(a),
    otros,
    actosAjenos: new Set(ajenos),
  })

describe('the act just below', () => {
  it('is the one before it in the chain of a close', () => {
    const chain = FIRMAS_CIERRE.slice(1).map((firma) => Object.keys(TABLA_CIERRE[firma].turnos)[0])
    const { aprobar, firmar, autorizar } = ACTO_ANTERIOR
    expect([aprobar, firmar, autorizar]).toEqual(chain.slice(0, -1))
  })
})

describe('who may sign for somebody', () => {
  it('holds the act or the one just below', () => {
    const allowed = (de: PerfilClave) => (Object.keys(PERFILES) as PerfilClave[]).filter((a) => impide(de, a) === null)
    expect(allowed('jefe')).toEqual(['auxiliar', 'jefe'])
    expect(allowed('director')).toEqual(['jefe', 'director', 'titular'])
    expect(allowed('titular')).toEqual(['director', 'titular'])
    expect(allowed('validador')).toEqual(['validador'])
  })

  it('is told why not, by the act, the pair, or what they are', () => {
    expect(impide('jefe', 'director')).toBe(
      'El perfil de Ana no tiene el acto Aprobar ni el anterior, Revisar: elige a otra persona.',
    )
    expect(impide('validador', 'ventanilla')).toBe(
      'Con tu firma, Ana juntaría el par incompatible «solicita / aprueba» (Capturar con Validar): elige a otra persona.',
    )
    expect(impide('jefe', 'auditor')).toBe('Ana audita: quien audita no firma por otra persona.')
    expect(impide('jefe', 'administrador')).toBe(
      'Ana administra el portal: quien administra no firma por otra persona.',
    )
  })

  it('answers for every account of the same person', () => {
    expect(impide('jefe', 'auxiliar', [perfil('auditor')])).toContain('audita')
    expect(impide('jefe', 'auxiliar', [perfil('administrador')])).toContain('administra')
    expect(impide('jefe', 'auxiliar', [perfil('ventanilla')])).toContain('«solicita / aprueba» (Capturar con Aprobar)')
    expect(impide('titular', 'director', [], ['aprobar'])).toBeNull()
  })
})
