import { expect, it } from 'vitest'
import { searchFaq } from '#admin/portal/procesos/Faq/search-faq.ts'
import { summaryText } from '#admin/portal/expediente/tramite/tramite-model.ts'

it('a documented message that calls a level by another name says first which field it is of', () => {
  const said = (path: string, message: string) => summaryText({ path, code: 'requerido', message })
  expect(said('entidad', 'Selecciona la entidad.')).toBe('Tipo de Entidad: Selecciona la entidad.')
  expect(said('adscripcion', 'Selecciona la adscripción.')).toBe('Entidad: Selecciona la adscripción.')
  expect(said('area', 'Selecciona el área.')).toBe('Selecciona el área.')
})

it('the help says which names are of one level', () => {
  for (const words of ['adscripción entidad', 'tipo de entidad', 'dependencia dirección general'])
    expect(searchFaq(words).map(({ pregunta }) => pregunta)).toContain('¿Entidad y adscripción son lo mismo?')
})
