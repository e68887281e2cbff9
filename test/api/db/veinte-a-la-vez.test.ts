import { beforeAll, describe, expect, it } from 'vitest'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD, type Lugar } from '#test/support/afiliacion.ts'
import { signIn, type Client, type Respuesta } from '#test/support/client.ts'

const VECES = 20

let admin: Client
let salud: Lugar

/** How many of the requests were done; the rest must be refused in words, never fail. */
async function hechas(send: (n: number) => Promise<Respuesta>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: VECES }, (_each, n) => send(n)))
  const refused = answers.filter(({ status }) => status >= 300)
  for (const { status, body } of refused) {
    expect([409, 422], JSON.stringify(body)).toContain(status)
    expect(body['error']).not.toBe('Ya existe un registro con esos datos.')
  }
  return answers.length - refused.length
}
const cuenta = async (sql: string, binds: readonly (string | number)[] = []): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM ${sql}`, binds))?.n ?? -1

beforeAll(async () => {
  admin = await signIn('admin')
  salud = await lugarDe(SALUD)
})

describe('twenty equal requests at once', () => {
  it('give an e-mail to one account', async () => {
    const ids: number[] = []
    for (let n = 0; n < VECES; n += 1) {
      const { body } = await admin.post<{ id: number }>('/api/panel/usuarios', {
        usuario: `gemela${n}`,
        nombre: 'Marisol Peña Ibáñez',
        perfilId: 6,
        entidadId: salud.entidad,
        adscripcionId: salud.adscripcion,
      })
      ids.push(body.id)
    }
    const correoDe = (n: number) => (n % 2 === 0 ? 'gemela@ejemplo.gob.mx' : 'Gemela@Ejemplo.gob.mx')
    const given = await hechas((n) => admin.put(`/api/panel/usuarios/${ids[n]}`, { version: 1, correo: correoDe(n) }))
    expect([given, await cuenta("usuarios WHERE lower(correo) = 'gemela@ejemplo.gob.mx'")]).toEqual([1, 1])
  })

  it('make one unit of a name, in the catalogue', async () => {
    const made = await hechas(() =>
      admin.post('/api/catalogo/area', { nombre: 'Unidad de Igualdad', id_direccion: salud.dependencia }),
    )
    expect([made, await cuenta("unidades WHERE nombre = 'Unidad de Igualdad'")]).toEqual([1, 1])
  })

  it('make one unit of a key, also at level 0 where an organic row waits for its unit', async () => {
    const body = { clave: '07', nombre: 'Fideicomisos' }
    const first = await admin.post('/api/organica', body)
    expect((await admin.delete(`/api/organica?id=${String(first.body['ID'])}`)).status).toBe(200)
    expect(await hechas(() => admin.post('/api/organica', body))).toBe(1)
    const doubles = await selectRows('SELECT organica_id FROM unidades GROUP BY organica_id HAVING COUNT(*) > 1')
    expect(doubles).toEqual([])
  })

  it('rename a unit once on a day', async () => {
    const made = await hechas((n) =>
      admin.post('/api/panel/organica/actos', {
        tipo: 'renombrar',
        unidadId: salud.area,
        nombre: `Archivo ${n}`,
        fecha: '2026-03-01',
        documento: 'Oficio 1',
      }),
    )
    expect(made).toBe(1)
    expect(await cuenta("unidad_vigencias WHERE unidad_id = $1 AND desde = '2026-03-01'", [salud.area])).toBe(1)
  })

  it('make one post, one state, one municipality, one module and one profile of a name', async () => {
    const area = salud.area
    expect(await hechas(() => admin.post('/api/catalogo/puesto', { nombre: 'Enlace', id_area: area }))).toBe(1)
    expect(await hechas((n) => admin.post('/api/estado', { nombre: n % 2 === 0 ? 'Aztlán' : 'AZTLAN' }))).toBe(1)
    const estado = await selectRow<{ id: number }>("SELECT id FROM estados WHERE nombre IN ('Aztlán', 'AZTLAN')")
    const municipio = { nombre: 'Tollan', id_estado: estado?.id }
    expect(await hechas(() => admin.post('/api/municipio', municipio))).toBe(1)
    const modulo = (n: number) => ({ nombre: n % 2 === 0 ? 'Gemelo' : 'GEMELO', tipo: 'top', icono: 'heart-pulse' })
    expect(await hechas((n) => admin.post('/api/panel/modulos', modulo(n)))).toBe(1)
    const perfil = (n: number) => ({ nombre: n % 2 === 0 ? 'Área Gemela' : 'Area gemela' })
    expect(await hechas((n) => admin.post('/api/panel/perfiles', perfil(n)))).toBe(1)
  })
})

describe('equal things', () => {
  it('one enabling of those days, until it is ended', async () => {
    const days = { tipo: 'PAGO', unidadId: null, desde: '2026-12-01', hasta: '2026-12-02', motivo: 'Convenio' }
    const give = () => admin.post<{ id: number }>('/api/panel/habilitaciones', days)
    expect(await hechas(give)).toBe(1)
    const given = await selectRow<{ id: number }>("SELECT id FROM habilitaciones WHERE desde = '2026-12-01'")
    await admin.post(`/api/panel/habilitaciones/${given?.id}/terminar`, { motivo: 'Ya no hace falta.' })
    expect((await give()).status).toBe(201)
  })

  it('one value of a constant on a day: it is answered again', async () => {
    const save = (valor: string) => admin.post('/api/variables', { nombre: 'GEMELA', valor })
    const answers = await Promise.all(Array.from({ length: VECES }, () => save('12.5')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await cuenta("constantes WHERE nombre = 'GEMELA'")).toBe(1)
    await save('13')
    expect((await save('12.5')).body).toMatchObject({ VALOR: 12.5 })
    expect(await cuenta("constantes WHERE nombre = 'GEMELA'")).toBe(3)
  })

  it('one menu of a name and a target in one place; ordering equal ones of before is no new one', async () => {
    const menu = (n: number) => ({ nombre: n % 2 === 0 ? 'Guía gemela' : 'GUIA GEMELA', componente: '/guia' })
    expect(await hechas((n) => admin.post('/api/menus/abc', menu(n)))).toBe(1)
    await execute("INSERT INTO menus (nombre, componente, orden) VALUES ('Guía gemela', '/guia', 998)")
    const double = await selectRow<{ id: number }>('SELECT id FROM menus WHERE orden = 998')
    const ordered = await admin.put('/api/menus/abc', { ...menu(0), id: double?.id, orden: 999 })
    expect(ordered.status).toBe(200)
  })

  it('one proposal of a collective rise: it is answered again', async () => {
    const pedido = { desde: '2226', porcentaje: 4, categorias: ['20B'] }
    const { body } = await admin.post<{ huella: string }>('/api/panel/aumentos/previsto', pedido)
    const proponer = () =>
      admin.post('/api/panel/aumentos', { ...pedido, motivo: 'Acuerdo 12/2026', huella: body.huella })
    const answers = await Promise.all(Array.from({ length: VECES }, proponer))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    expect(await cuenta("propuestas WHERE accion = 'aumento.dar'")).toBe(1)
  })
})

describe('different requests at once that only share a counter (dialect)', () => {
  it('are all done: municipalities of two states', async () => {
    const estados = await selectRows<{ id: number }>('SELECT id FROM estados ORDER BY id LIMIT 2')
    const made = await hechas((n) =>
      admin.post('/api/municipio', { nombre: `Municipio ${n}`, id_estado: estados[n % 2]?.id }),
    )
    expect(made).toBe(VECES)
  })
})
