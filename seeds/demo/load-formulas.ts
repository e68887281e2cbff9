import { selectRow } from '#api/db/sql.ts'
import { judgeFormula, saveFormula } from '#api/fondos/formulas/save-formula.ts'
import { loadActores } from './load-actores.ts'

/** Each formula may use those before it, by the name of its title. */
const FORMULAS = [
  {
    titulo: 'Sueldo quincenal',
    formula: 'sueldo / 30 * dias',
    desglose: 'Sueldo mensual entre 30, por los días con aportación.',
    descripcion: 'La base de las aportaciones de la quincena abierta, antes de redondear.',
  },
  {
    titulo: 'Ahorro de la quincena',
    formula: 'redondear(sueldo_quincenal * (faa + fae) / 100, 2)',
    desglose: 'Sueldo quincenal por lo que aportan la persona y su entidad al fondo de ahorro.',
    descripcion: '',
  },
  {
    titulo: 'Prima de antigüedad',
    formula: 'min(antiguedad, 30) * sueldo / 30 * 12',
    desglose: 'Doce días de sueldo por cada año cumplido, hasta treinta años.',
    descripcion: 'Ejemplo: no la usa ningún cálculo del portal.',
  },
] as const

/** Formulas of the demo, through the service, as the administrator; once. Gives how many there are. */
export async function loadFormulas(): Promise<number> {
  const admin = (await loadActores()).get('admin')
  if (!admin || (await selectRow('SELECT id FROM formulas LIMIT 1'))) return 0
  for (const formula of FORMULAS)
    await saveFormula(admin, await judgeFormula(admin, { ...formula, variables: [], version: null }))
  return FORMULAS.length
}
