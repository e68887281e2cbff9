import { expect } from 'vitest'
import type { PropuestaHecha, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { Rechazo, Respuesta } from '#test/support/client.ts'
import { proponerPago, type PagoSinComprobante } from './comprobante.ts'
import type { Sesion } from './sesion.ts'

/** The proposal that a call left to a second person. */
export function propuestaDe({ status, body }: Respuesta<unknown>): PropuestaHecha['propuesta'] {
  expect({ status, body }).toMatchObject({ status: 202, body: { propuesta: { id: expect.any(Number) as number } } })
  return (body as PropuestaHecha).propuesta
}

/**
 * Somebody whose acts of two people are authorised at once by another: a refusal is answered as it was given, an act that was done
 * with 200 and its proposal.
 */
export class DosManos {
  readonly #propone: Sesion
  readonly #autorizan: readonly Sesion[]

  constructor(propone: Sesion, autorizan: readonly Sesion[]) {
    this.#propone = propone
    this.#autorizan = autorizan
  }

  async post<T = PropuestaPanel & Rechazo>(path: string, body: unknown): Promise<Respuesta<T>> {
    return this.#decidida(await this.#propone.post(path, body))
  }

  async put<T = PropuestaPanel & Rechazo>(path: string, body: unknown): Promise<Respuesta<T>> {
    return this.#decidida(await this.#propone.put(path, body))
  }

  /** Registers a payment by hand with a voucher: 200 and its proposal, or the refusal. */
  async pagar<T = PropuestaPanel & Rechazo>(pago: PagoSinComprobante): Promise<Respuesta<T>> {
    return this.#decidida(await proponerPago(this.#propone, pago))
  }

  /** Makes a loan: 200 and the loan as it stands, or the refusal. */
  prestar(datos: object): Promise<Respuesta<PrestamoDetalle & Rechazo>> {
    return this.#enPrestamo('/api/panel/prestamos', datos)
  }

  /** Changes a loan: 200 and the loan as it stands, or the refusal. */
  cambiarPrestamo(id: number, cambio: object): Promise<Respuesta<PrestamoDetalle & Rechazo>> {
    return this.#enPrestamo(`/api/panel/prestamos/${id}/cambios`, cambio)
  }

  async #enPrestamo<T>(path: string, body: object): Promise<Respuesta<T>> {
    const hecha = await this.post(path, body)
    if (hecha.status !== 200) return hecha as Respuesta<unknown> as Respuesta<T>
    return this.#propone.get<T>(`/api/panel/prestamos/${hecha.body.registro}`)
  }

  async #decidida<T>(hecha: Respuesta<unknown>): Promise<Respuesta<T>> {
    if (hecha.status !== 202) return hecha as Respuesta<T>
    const path = `/api/panel/autorizaciones/${propuestaDe(hecha).id}`
    for (const segunda of this.#autorizan) {
      const { status, body } = await segunda.get<PropuestaPanel>(path)
      if (status === 200 && body.actions.includes('autorizar'))
        return segunda.post<T>(`${path}/autorizar`, { version: body.version })
    }
    throw new Error(`Nobody at hand authorises ${path}`)
  }
}

/** A reviewer and the Titular of the demo: between them they authorise every act. */
export const AUTORIZAN = ['auxiliar2', 'titular'] as const
