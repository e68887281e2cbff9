import type { Respuesta } from '#test/support/client.ts'

/** A signed-in client, in process or over HTTP. */
export interface Sesion {
  get<T>(path: string): Promise<Respuesta<T>>
  post<T>(path: string, body: unknown): Promise<Respuesta<T>>
  put<T>(path: string, body: unknown): Promise<Respuesta<T>>
  upload<T>(path: string, form: FormData): Promise<Respuesta<T>>
}
