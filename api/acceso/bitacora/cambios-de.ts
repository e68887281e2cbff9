import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { diferencias, type CambioCampo, type ValorCampo } from '#domain/acceso/bitacora/diferencias.ts'
import type { FilaBitacora } from '#api/acceso/bitacora.ts'
import { ownValue } from '#domain/own-value.ts'

/** What a row changed, field by field, as the chain holds it. */
export function cambiosDe({ acto, objeto, antes, despues }: FilaCambiada): CambioCampo[] {
  const cambios = conNombrePrimero(diferencias(parse(antes), parse(despues)))
  if (objeto === 'documento') return conDueno(cambios)
  if (objeto === 'menu' || objeto === 'menus') return conLugar(cambios)
  const etiqueta = ownValue(LISTAS, acto)
  return etiqueta ? cambios.map((cambio) => (cambio.campo === 'valor' ? { ...cambio, etiqueta } : cambio)) : cambios
}

/** The chain keeps fields by alphabet; a person looks for the name of the record before anything else. */
function conNombrePrimero(cambios: readonly CambioCampo[]): CambioCampo[] {
  const isNombre = ({ campo }: CambioCampo) => campo === 'nombre'
  return [...cambios.filter(isNombre), ...cambios.filter((cambio) => !isNombre(cambio))]
}

export type FilaCambiada = Pick<FilaBitacora, 'acto' | 'objeto' | 'antes' | 'despues'>

/** Acts whose before and after are nothing but a list. */
const LISTAS: Readonly<Record<string, string>> = { 'proceso.responsables': 'Responsables' }

/** The number by which menus are sorted says nothing to anybody where their place is told. */
function conLugar(cambios: readonly CambioCampo[]): CambioCampo[] {
  const isOf = (campo: string) => (cambio: CambioCampo) => cambio.campo.split('.').at(-1) === campo
  return cambios.some(isOf('lugar')) ? cambios.filter((cambio) => !isOf('orden')(cambio)) : [...cambios]
}

/** What was changed outside the portal may be no JSON: it is shown as it stands. */
function parse(text: string | null): Json | null {
  if (text === null) return null
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

const DUENO: Readonly<Record<string, { readonly campo: string; readonly etiqueta: string }>> = {
  proceso: { campo: 'id_proceso', etiqueta: 'Proceso' },
  modulo: { campo: 'id_modulo', etiqueta: 'Módulo' },
}

/** Whose a paper is: of a process or a module, by its kind and id in two fields; a general one is the institute's. */
function conDueno(cambios: readonly CambioCampo[]): CambioCampo[] {
  const clase = cambios.find(({ campo }) => campo === 'clase')
  const dueno = ownValue(DUENO, String(clase?.despues ?? clase?.antes ?? ''))
  return cambios.flatMap((cambio) => {
    if (cambio.campo === 'dueno') return dueno ? [{ ...cambio, ...dueno }] : []
    if (cambio.campo !== 'clase') return [cambio]
    return dueno
      ? []
      : [{ ...cambio, etiqueta: 'Alcance', antes: alcanceOf(cambio.antes), despues: alcanceOf(cambio.despues) }]
  })
}

const alcanceOf = (valor: ValorCampo): ValorCampo => (valor === 'general' ? 'General, de todo el instituto' : valor)
