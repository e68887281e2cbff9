import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, type Client } from '#test/support/client.ts'

interface Rechazo {
  readonly campos?: Readonly<Record<string, string>>
}

let admin: Client
beforeAll(async () => {
  admin = await signIn('admin')
})

const DIA = '«2026-02-30» no es un día que exista (se espera AAAA-MM-DD).'
const QUINCENA = '«2526» no es el código de una quincena (se espera uno como 2226).'

describe('a day or a quincena that does not exist is told back in a sentence', () => {
  it.each([
    ['/api/variables', { nombre: 'UMA', valor: 1, desde: '2026-02-30' }, 'desde', DIA],
    ['/api/panel/bitacora/buscar', { filtro: { desde: '2026-02-30' } }, 'filtro.desde', DIA],
    ['/api/panel/aumentos/previsto', { desde: '2526', porcentaje: 4, categorias: ['20B'] }, 'desde', QUINCENA],
  ])('in the body of POST %s', async (call, body, campo, texto) => {
    const res = await admin.post<Rechazo>(call, body)
    expect(res.body.campos?.[campo]).toBe(texto)
    expect(Math.trunc(res.status / 100)).toBe(4)
  })

  it.each([
    ['/api/panel/organica/arbol?al=2026-02-30', 'al', DIA],
    ['/api/historial/quincenas/2526', 'codigo', QUINCENA],
  ])('in the address of GET %s', async (call, campo, texto) => {
    const res = await admin.get<Rechazo>(call)
    expect(res.body.campos?.[campo]).toBe(texto)
    expect(Math.trunc(res.status / 100)).toBe(4)
  })
})
