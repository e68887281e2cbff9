import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { ESTATUS_PAGO } from '#domain/fondos/pagos/panel-pagos.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { FILAS } from '#admin/shared/list/use-orden.ts'
import { useQuincenasRecientes } from '#admin/shared/list/use-quincenas-recientes.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { ExplicacionLineaDialog } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { BarraValidacion } from './BarraValidacion.tsx'
import { CambiadasNote } from './CambiadasNote.tsx'
import { columnasReferencias } from './columnas-referencias.tsx'
import { useEstadoValidacion } from './use-validacion.ts'
import { VentanaPago } from './VentanaPago.tsx'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'
import type { EdicionValidacion } from './use-edicion-validacion.ts'

/** Rows per page, the documented eight first; page buttons at once (spec 3 §9). */
const TAMANOS = [8, ...FILAS]
const BOTONES = 5

const TEXTOS: TextosLista = {
  tabla: 'Referencias de pago',
  buscar: 'Referencia, entidad o folio',
  falla: 'No se pudieron cargar los pagos.',
  uno: 'referencia',
  varios: 'referencias',
  vacia: <EmptyState icon={BadgeCheck} title="No hay registros para mostrar." />,
}

const ESTATUS: Filtro = {
  key: 'estatus',
  label: 'Estatus',
  placeholder: 'Todos',
  opciones: Object.entries(ESTATUS_PAGO).map(([valor, label]) => ({ valor, label })),
}

const VALIDADO: Filtro = {
  key: 'validado',
  label: 'Validado',
  placeholder: 'Todos',
  opciones: [
    { valor: true, label: 'Sí' },
    { valor: false, label: 'No' },
  ],
}

function useFiltros(): readonly Filtro[] {
  const quincenas = useQuincenasRecientes()
  const { entidades } = useUnidades(undefined)
  return [
    ESTATUS,
    VALIDADO,
    { key: 'entidadId', label: 'Entidad', opciones: entidades },
    { key: 'quincena', label: 'Quincena', opciones: quincenas },
  ]
}

/** The references, ticked once the bank paid them: "Editar", then "Guardar", on a PAGO day. */
export function LineasTab({ edicion }: { edicion: EdicionValidacion }): ReactElement {
  const [explicada, setExplicada] = useState<LineaPorValidar | null>(null)
  const { cambios, cambiadas } = edicion
  const { data } = useEstadoValidacion()
  const filtros = useFiltros()
  const columnas = columnasReferencias(edicion, setExplicada)
  return (
    <div className="stack">
      <VentanaPago />
      {data?.valida === false && (
        <Note>Tu perfil no valida pagos: quien los registra no los valida. Lo hace Tesorería.</Note>
      )}
      {edicion.error &&
        (cambiadas.length > 0 ? (
          <CambiadasNote mensaje={edicion.error.message} cambiadas={cambiadas} cambios={cambios} />
        ) : (
          <ErrorState title="No se guardó la validación." error={edicion.error} />
        ))}
      {data?.valida !== false && (
        <BarraValidacion edicion={edicion} puede={data?.actions.includes('editar') ?? false} />
      )}
      <PortalList
        resource="referencias-pago"
        columnas={columnas}
        sort={{ field: 'quincena', order: 'DESC' }}
        tamanos={TAMANOS}
      >
        <ListTable<LineaPorValidar>
          textos={TEXTOS}
          columnas={columnas}
          filtros={filtros}
          isSelected={({ id }) => cambios?.has(id) ?? false}
          botonesPagina={BOTONES}
        />
      </PortalList>
      {explicada && (
        <ExplicacionLineaDialog de={{ referencia: explicada.referencia }} onClose={() => setExplicada(null)} />
      )}
    </div>
  )
}
