import { expect, it } from 'vitest'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { LlamadaFingida, Respuesta } from '#test/support/fingido/respuestas.ts'
import { abrir, llamadas } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'

const PORTADA: RespuestaPortada = {
  quincena: { titulo: 'Q22 2026', rango: '16 al 30 de noviembre' },
  fechas: [],
  cuentas: [],
  firmantes: [],
  contacto: 'Sistemas, extensión 240',
  horario: 'lunes a viernes, de 8:00 a 15:30',
  avisoPrivacidad: { version: 1, vigenteDesde: plainDate(2026, 1, 1) },
}

it('the sign-in page shows name, hours, help and privacy notice, and calls nothing that needs a session but the session itself', async () => {
  const cerradas: string[] = []
  const sinSesion = ({ url }: LlamadaFingida): Respuesta => {
    cerradas.push(url.pathname)
    return { status: 401, error: 'Inicia sesión.', codigo: 'sesion' }
  }
  abrir('/login', {
    '/api/sesion': sinSesion,
    '/api/info/ajustes': sinSesion,
    '/api/portada': { body: PORTADA },
  })
  const entrada = documento().getByRole('main')
  await entrada.getByText('Instituto de Seguridad Social', { exact: false }).first().waitFor()
  await entrada.getByText('¿Problemas para entrar? Sistemas, extensión 240.', { exact: false }).waitFor()
  await entrada.getByText('Atención de lunes a viernes, de 8:00 a 15:30.', { exact: false }).waitFor()
  await entrada.getByRole('button', { name: 'Aviso de privacidad' }).waitFor()
  expect(cerradas).toEqual(['/api/sesion'])
  expect(llamadas.map(({ url }) => url.pathname)).toEqual(['/api/portada'])
})
