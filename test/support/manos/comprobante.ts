import type { Respuesta } from '#test/support/client.ts'
import { png } from '#test/support/imagen/imagenes.ts'
import { fileForm } from '#test/support/upload.ts'
import type { Sesion } from './sesion.ts'

/** A payment by hand without its voucher. */
export interface PagoSinComprobante {
  readonly referencia: string
  readonly importeCentavos: number
  readonly fecha: string
  readonly operacion: string
}

/** A photo: nobody starts a reader to count its pages. */
const FOTO = png(8, 8)

/** Uploads the voucher of a payment and returns its id. */
export async function subirComprobante(sesion: Sesion, bytes: Uint8Array = FOTO): Promise<string> {
  const form = fileForm(bytes, 'comprobante.png')
  const { status, body } = await sesion.upload<{ id: string }>('/api/panel/pagos-comprobantes', form)
  if (status !== 201) throw new Error(`upload failed: ${status} ${JSON.stringify(body)}`)
  return body.id
}

/** Proposes a payment by hand with a voucher of its own. */
export async function proponerPago<T = Record<string, unknown>>(
  sesion: Sesion,
  pago: PagoSinComprobante,
): Promise<Respuesta<T>> {
  return sesion.post<T>('/api/pagos', { ...pago, comprobante: await subirComprobante(sesion) })
}
