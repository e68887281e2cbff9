import { isActo, TEXTO_ACTO, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { conCadaValor, type CambioCampo, type ValorCampo } from '#domain/acceso/bitacora/diferencias.ts'
import { nombreCampo } from '#domain/acceso/bitacora/etiquetas-campo.ts'
import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { cambiosDe, type FilaCambiada } from '#api/acceso/bitacora/cambios-de.ts'
import { nombrarArchivos } from './nombrar-archivos.ts'
import { Nombres, type TablaConNombre } from './nombres.ts'
import { ownValue } from '#domain/own-value.ts'

/** Fields that hold an id, or a list of them, and the table whose rows a person knows by name. */
const TABLAS: Readonly<Record<string, TablaConNombre>> = {
  nivel0_id: 'unidades',
  nivel1_id: 'unidades',
  nivel2_id: 'unidades',
  nivel3_id: 'unidades',
  unidad_id: 'unidades',
  entidad: 'unidades',
  entidad_id: 'unidades',
  adscripcion_id: 'unidades',
  dependencia_id: 'unidades',
  puesto_id: 'puestos',
  categoria_id: 'categorias',
  perfil_id: 'perfiles',
  id_perfil: 'perfiles',
  usuario_id: 'usuarios',
  responsable_id: 'usuarios',
  creado_por: 'usuarios',
  afiliado: 'afiliados',
  afiliado_id: 'afiliados',
  id_modulo: 'modulos',
  modulo_id: 'modulos',
  id_proceso: 'procesos',
  menus: 'menus',
  procesos: 'procesos',
  archivo: 'archivos',
}

/** A file of ours is known by 22 characters; other values of that field are names already. */
const ID_ARCHIVO = /^[\w-]{22}$/

/**
 * What each row changed, with names in the place of what only the portal knows: ids, views, names that files are kept
 * under. The rows themselves stay as the chain holds them; what is gone is named as it was called, and said to be gone.
 */
export async function nombrarCambios(filas: readonly FilaCambiada[]): Promise<CambioCampo[][]> {
  const all = filas.map((fila) => ({ fila, cambios: cambiosDe(fila) }))
  const nombres = new Nombres()
  for (const { fila, cambios } of all)
    for (const cambio of cambios) {
      askMenu(nombres, fila, cambio)
      const tabla = tablaDe(fila, cambio)
      if (tabla) for (const valor of valuesOf(cambio)) if (isId(tabla, valor)) nombres.ask(tabla, valor)
    }
  await nombres.load()
  const named = all.map(({ fila, cambios }) =>
    cambios.map((cambio) => conValores(nombres, fila, conEtiqueta(nombres, fila, cambio))),
  )
  return nombrarArchivos(named)
}

/** The same for a list, which tells the fields alone: their values stay as they are kept. */
export async function nombrarCampos(filas: readonly FilaCambiada[]): Promise<CambioCampo[][]> {
  const all = filas.map((fila) => ({ fila, cambios: cambiosDe(fila) }))
  const nombres = new Nombres()
  for (const { fila, cambios } of all) for (const cambio of cambios) askMenu(nombres, fila, cambio)
  await nombres.load()
  return all.map(({ fila, cambios }) => cambios.map((cambio) => conEtiqueta(nombres, fila, cambio)))
}

const campoDe = ({ campo }: CambioCampo) => nombreCampo(campo.split('.').at(-1) ?? '')

/** Lists of ids where they are lists; a number alone says how many (the first load of the catalogues). */
const LISTAS = new Set(['menus', 'procesos'])

/** A group of menus or of processes is a row of their own table. */
function tablaDe({ objeto }: FilaCambiada, cambio: CambioCampo): TablaConNombre | undefined {
  const campo = campoDe(cambio)
  if (campo === 'parent_id') return objeto === 'proceso' ? 'procesos' : 'menus'
  return LISTAS.has(campo) && !cambio.lista ? undefined : ownValue(TABLAS, campo)
}

const isId = (tabla: TablaConNombre, valor: ValorCampo): valor is string | number =>
  tabla === 'archivos' ? typeof valor === 'string' && ID_ARCHIVO.test(valor) : typeof valor === 'number'

const valuesOf = ({ antes, despues, lista }: CambioCampo): readonly ValorCampo[] =>
  lista ? [...lista.agregados, ...lista.quitados] : [antes, despues]

/** In an act on several menus each field stands under its menu's id: "12.orden". */
function menuDe({ objeto }: FilaCambiada, { campo }: CambioCampo): number | null {
  const id = objeto === 'menus' ? /^(\d+)\./.exec(campo)?.[1] : undefined
  return id === undefined ? null : Number(id)
}

function askMenu(nombres: Nombres, fila: FilaCambiada, cambio: CambioCampo): void {
  const menu = menuDe(fila, cambio)
  if (menu !== null) nombres.ask('menus', menu)
}

/** "Padrón: lugar". */
function conEtiqueta(nombres: Nombres, fila: FilaCambiada, cambio: CambioCampo): CambioCampo {
  const menu = menuDe(fila, cambio)
  return menu === null
    ? cambio
    : { ...cambio, etiqueta: `${nombres.of('menus', menu)}: ${cambio.etiqueta.toLowerCase()}` }
}

function conValores(nombres: Nombres, fila: FilaCambiada, cambio: CambioCampo): CambioCampo {
  const tabla = tablaDe(fila, cambio)
  const named = (valor: ValorCampo): ValorCampo =>
    tabla && isId(tabla, valor) ? nombres.of(tabla, valor) : wordsOf(campoDe(cambio), valor)
  return conCadaValor(cambio, named)
}

/** Values that are names of ours: what a profile may do, how far it sees, the screen that a menu opens. */
function wordsOf(campo: string, valor: ValorCampo): ValorCampo {
  if (typeof valor !== 'string') return valor
  if (campo === 'actos') return isActo(valor) ? TEXTO_ACTO[valor].titulo : valor
  if (campo === 'ambito') return Object.hasOwn(TEXTO_AMBITO, valor) ? TEXTO_AMBITO[valor as 'instituto'].titulo : valor
  if (campo !== 'componente') return valor
  const vista = vistaOfComponente(valor)
  return vista ? VISTAS[vista].titulo : valor
}
