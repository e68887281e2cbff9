import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { Densidad, Tema } from '#domain/usuarios/preferencias.ts'
import { bigint, flag, key, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** How a user sees the portal: theme, density and lists. */
export class PreferenciaModel extends Model<
  InferAttributes<PreferenciaModel>,
  InferCreationAttributes<PreferenciaModel>
> {
  declare readonly usuario_id: number
  declare readonly tema: Tema
  declare readonly densidad: Densidad
  declare readonly menu_plegado: CreationOptional<boolean>
  declare readonly listas: CreationOptional<string>
  declare readonly actualizado_at: string
}

PreferenciaModel.init(
  {
    usuario_id: key(bigint),
    tema: text(),
    densidad: text(),
    menu_plegado: flag(),
    listas: text(),
    actualizado_at: text(),
  },
  { sequelize, tableName: 'preferencias' },
)
