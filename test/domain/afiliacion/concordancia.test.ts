import { describe, expect, it } from 'vitest'
import { concordar } from '#domain/afiliacion/concordancia.ts'
import { TABLA_ACTOS } from '#domain/afiliacion/actos/tabla-actos.ts'
import { TIPOS_MOVIMIENTO_SEMILLA } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'

describe('what was done with a movement agrees with its type', () => {
  it.each(TIPOS_MOVIMIENTO_SEMILLA.map(({ nombre }) => [nombre, nombre === 'Reingreso' ? 'Aprobado' : 'Aprobada']))(
    '%s: %s',
    (nombre, texto) => {
      expect(concordar(nombre, 'Aprobado')).toBe(texto)
    },
  )

  it('an institute type of either gender', () => {
    expect(concordar('Comisión sindical', 'devuelto')).toBe('devuelta')
    expect(concordar('Incapacidad', 'devuelto')).toBe('devuelta')
    expect(concordar('Cambio de plaza', 'devuelto')).toBe('devuelto')
    expect(concordar('Retiro', 'devuelto')).toBe('devuelto')
  })

  it('changes the participle and nothing after it', () => {
    const { tomar, validar } = TABLA_ACTOS
    expect(concordar('Baja', validar.hecho)).toBe('Validada por su dependencia')
    expect(concordar('Baja', tomar.hecho)).toBe('Tomada para su corrección')
    expect(concordar('Baja', 'Retirado: se capturó dos veces')).toBe('Retirada: se capturó dos veces')
  })
})
