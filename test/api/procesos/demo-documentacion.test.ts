import { expect, it } from 'vitest'
import type { FichaProceso } from '#domain/procesos/ficha.ts'
import { listFaltantes } from '#api/procesos/documentacion/list-faltantes.ts'
import { loadDocumentacion } from '#seeds/demo/load-documentacion.ts'
import { signIn } from '#test/support/client.ts'

it('the demo has papers and people in charge, loaded once; each person answers for what is missing', async () => {
  expect(await loadDocumentacion()).toBe(20)
  expect(await loadDocumentacion()).toBe(0)
  const auxiliar = await signIn('auxiliar')
  const { body } = await auxiliar.get<FichaProceso>('/api/procesos/ficha?ruta=/tramite-pension/orientacion')
  expect(body.documentos.every(({ documento }) => documento?.cargado === 1)).toBe(true)
  expect(body.responsables.map(({ nombre }) => nombre)).toEqual(['Ignacio Bárcenas Núñez', 'Tomás Arriaga Peña'])
  expect(body.relacionados.map(({ dueno }) => dueno)).toEqual(['Documentos generales'])
  const faltantes = await listFaltantes()
  expect(faltantes.map(({ proceso, faltan }) => [proceso, faltan.length])).toEqual([
    ['Integración de expediente', 4],
    ['Corto plazo', 3],
    ['Cálculo de nómina', 4],
  ])
})
