import { Linter, type Rule } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'

const program = new URL('../../scripts/lint/acts.mjs', import.meta.url)
const { acts } = (await import(program.href)) as { readonly acts: Rule.RuleModule }

const complaints = (code: string) =>
  new Linter()
    .verify(code, {
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { portal: { rules: { acts } } },
      rules: { 'portal/acts': 'error' },
    })
    .map(({ message }) => message)

it.each([
  "function Boton() { const go = () => api.call('DELETE /api/casos/:id'); return <button onClick={go} /> }",
  "function Boton() { return <button onClick={async () => { await api.call('POST /api/casos') }} /> }",
  'const useBorrar = () => (id: string) => api.call(`DELETE /api/${id}`)',
  "function useFoto() { return (form: FormData) => api.upload('POST /api/foto', form) }",
])('a change outside of an act is refused: %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('changes something outside of an act')])
})

it.each([
  'function useGuardar() { return async () => { try { await save() } catch (error) { setError(error) } } }',
  'function Boton() { async function go() { try { await one(); await two() } catch { fail() } } return <button onClick={go} /> }',
])('a screen that catches what it awaits is refused: %s', (code) => {
  expect(complaints(code)).toEqual([expect.stringContaining('catches what it awaits')])
})

it.each([
  "function Boton() { const act = useAct({ call: () => api.call('POST /api/casos') }); return <button onClick={act.run} /> }",
  "function useFoto() { return useUploadAct({ call: async (file) => { return api.upload('POST /api/foto', file) } }) }",
  "function Cerrar() { const act = useCasoAct(() => api.call('POST /api/casos/:id/cerrar'), textos); return act }",
  "function Celda() { return <InlineText call={(nombre) => api.call('PUT /api/perfiles/:id', { nombre })} /> }",
  "function Lista() { return useQuery({ queryFn: () => api.call('POST /api/panel/casos/buscar') }) }",
  "function Lista() { return () => api.call('GET /api/casos') }",
  "export const takeDraft = (id: string) => api.call('POST /api/borradores/:id/tomar', { id })",
  "async function saveInfo() { try { return await api.call('PUT /api/info') } catch (error) { throw asked(error) } }",
  'function useGuardar() { return useAct({ call: async () => { try { await one() } catch (error) { throw told(error) } } }) }',
  'function useGuardar() { return async () => { try { await save() } finally { release() } } }',
  'function Campo() { try { return decode(text) } catch { return text } }',
  'function Campo() { try { later(async () => { await save() }) } catch { return null } return null }',
])('what acts by useAct, asks, or is no screen is good: %s', (code) => {
  expect(complaints(code)).toEqual([])
})
