import { Model, type CreationOptional, type InferAttributes, type InferCreationAttributes } from 'sequelize'
import type { ClasePago } from '#domain/cargas/nomina/campos-nomina.ts'
import { bigint, integer, key, orNull, text } from '#api/db/columns.ts'
import { sequelize } from '#api/db/database.ts'

/** What a line of a payroll paid a person for one post. */
export class NominaPagoModel extends Model<InferAttributes<NominaPagoModel>, InferCreationAttributes<NominaPagoModel>> {
  declare readonly carga_id: number
  declare readonly linea: number
  declare readonly afiliado_id: number
  declare readonly entidad_id: number
  declare readonly quincena: number
  /** Person, post, kind of payment and period: what one payroll says once. */
  declare readonly llave: string
  declare readonly clase: ClasePago
  declare readonly numero: CreationOptional<number | null>
  declare readonly desde: number
  declare readonly hasta: number
  declare readonly plaza: string
  declare readonly dias: CreationOptional<number | null>
  declare readonly dias_ausencia: number
  declare readonly dias_incapacidad: number
  declare readonly fraccion: CreationOptional<number | null>
  declare readonly porcentaje: CreationOptional<number | null>
  declare readonly sueldo_pagado: number
  declare readonly sueldo_mensual: number
  declare readonly otros_pagado: number
  declare readonly otros_mensual: number
  declare readonly quinquenios_pagado: number
  declare readonly quinquenios_mensual: number
  declare readonly deducciones: string
  declare readonly prestamos_centavos: number
  declare readonly aguinaldo_centavos: number
}

NominaPagoModel.init(
  {
    carga_id: key(bigint),
    linea: key(integer),
    afiliado_id: bigint(),
    entidad_id: bigint(),
    quincena: integer(),
    llave: text(),
    clase: text(),
    numero: orNull(integer),
    desde: integer(),
    hasta: integer(),
    plaza: text(),
    dias: orNull(integer),
    dias_ausencia: integer(),
    dias_incapacidad: integer(),
    fraccion: orNull(integer),
    porcentaje: orNull(integer),
    sueldo_pagado: bigint(),
    sueldo_mensual: bigint(),
    otros_pagado: bigint(),
    otros_mensual: bigint(),
    quinquenios_pagado: bigint(),
    quinquenios_mensual: bigint(),
    deducciones: text(),
    prestamos_centavos: bigint(),
    aguinaldo_centavos: bigint(),
  },
  { sequelize, tableName: 'nomina_pagos' },
)
