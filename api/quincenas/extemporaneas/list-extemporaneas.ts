import { z } from 'zod'
import { CLASE_EXTEMPORANEA_IDS } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { defineTramites } from '#api/fondos/lista-tramites.ts'
import { filterIn } from '#api/http/listas/list-filter.ts'
import { EXTEMPORANEA_FROM, EXTEMPORANEA_SELECT, presentExtemporanea } from './extemporanea-row.ts'

/** Late contributions of people in the actor's scope, the newest first. */
export const { list: listExtemporaneas } = defineTramites({
  authorize: (actor) => authorize(actor, 'extemporaneas.leer'),
  from: EXTEMPORANEA_FROM,
  select: EXTEMPORANEA_SELECT,
  importe: 't.principal_centavos',
  filters: { clase: filterIn('t.clase', z.enum(CLASE_EXTEMPORANEA_IDS)) },
  present: presentExtemporanea,
})
