import { expect } from 'vitest'
import type { PropuestaHecha, PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import { signIn, type Client, type Respuesta } from './client.ts'

/** The proposal that a call left to a second person. */
export function propuestaDe({ status, body }: Respuesta<unknown>): PropuestaHecha['propuesta'] {
  expect({ status, body }).toMatchObject({ status: 202, body: { propuesta: { id: expect.any(Number) as number } } })
  return (body as PropuestaHecha).propuesta
}

/** Authorises, as the second person, what a call proposed. */
export async function autorizar<T = PropuestaPanel>(segunda: Client, hecha: Respuesta<unknown>): Promise<Respuesta<T>> {
  const { id } = propuestaDe(hecha)
  const { version } = (await segunda.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)).body
  return segunda.post<T>(`/api/panel/autorizaciones/${id}/autorizar`, { version })
}

/**
 * Somebody whose acts of two people are authorised at once by another: a refusal is answered as it was given, an act that was done
 * with 200 and its proposal.
 */
export class DosManos {
  readonly propone: Client
  readonly #autorizan: readonly Client[]

  constructor(propone: Client, autorizan: readonly Client[]) {
    this.propone = propone
    this.#autorizan = autorizan
  }

  async post<T = PropuestaPanel>(path: string, body: unknown): Promise<Respuesta<T>> {
    return this.#decidida(await this.propone.post(path, body))
  }

  async put<T = PropuestaPanel>(path: string, body: unknown): Promise<Respuesta<T>> {
    return this.#decidida(await this.propone.put(path, body))
  }

  /** Makes a loan, and gives it as it stands. */
  async prestar(body: object): Promise<PrestamoDetalle> {
    const { status, body: propuesta } = await this.post('/api/panel/prestamos', body)
    expect({ status, propuesta }).toMatchObject({ status: 200 })
    return (await this.propone.get<PrestamoDetalle>(`/api/panel/prestamos/${propuesta.registro}`)).body
  }

  async #decidida<T>(hecha: Respuesta<unknown>): Promise<Respuesta<T>> {
    if (hecha.status !== 202) return hecha as Respuesta<T>
    const { id } = propuestaDe(hecha)
    for (const segunda of this.#autorizan) {
      const { status, body } = await segunda.get<PropuestaPanel>(`/api/panel/autorizaciones/${id}`)
      if (status === 200 && body.actions.includes('autorizar')) return autorizar<T>(segunda, hecha)
    }
    throw new Error(`Nobody at hand authorises proposal ${id}`)
  }
}

/** `propone` with a reviewer and the Titular of the demo at hand: between them they authorise every act. */
export async function conSegundaMano(propone: Client): Promise<DosManos> {
  return new DosManos(propone, [await signIn('auxiliar2'), await signIn('titular')])
}
