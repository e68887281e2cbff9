import { Scale } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ESTADOS_EXCEDENTE, type Excedente } from '#domain/fondos/excedentes/excedente.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ExcedenteDialog, KEY_EXCEDENTES } from '#admin/shared/excedentes/ExcedenteDialog.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { useQuincenasRecientes } from '#admin/shared/list/use-quincenas-recientes.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { AbiertosPorEntidad } from './AbiertosPorEntidad.tsx'
import { columnasExcedentes } from './columnas-excedentes.tsx'
import type { Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Descontado de más en nómina',
  buscar: 'Nombre, número interno, clave u oficio',
  falla: 'No se pudo cargar lo descontado de más.',
  uno: 'descuento de más',
  varios: 'descuentos de más',
  vacia: (
    <EmptyState icon={Scale} title="Ninguna nómina descontó de más.">
      Al aprobarse una nómina, aquí aparece lo que descontó a cada persona por encima de lo que corresponde, hasta que
      la entidad lo devuelve.
    </EmptyState>
  ),
}

const ESTADO: Filtro = {
  key: 'estado',
  label: 'Estado',
  placeholder: 'Todos',
  opciones: Object.entries(ESTADOS_EXCEDENTE).map(([valor, label]) => ({ valor, label })),
}

/** What payrolls deducted from people beyond what was due, how much each entity has open, and what is decided on each. */
export function ExcedentesTab(): ReactElement {
  const [abierto, setAbierto] = useState<Excedente | null>(null)
  const columnas = useMemo(() => columnasExcedentes(setAbierto), [])
  return (
    <div className="stack">
      <AbiertosPorEntidad />
      <PortalList resource={KEY_EXCEDENTES} columnas={columnas} sort={{ field: 'quincena', order: 'DESC' }}>
        <ListTable<Excedente> textos={TEXTOS} columnas={columnas} filtros={useFiltros()} />
      </PortalList>
      {abierto && <ExcedenteDialog excedente={abierto} onClose={() => setAbierto(null)} />}
    </div>
  )
}

/** A dependency has no choice of entity: it sees its own. */
function useFiltros(): readonly Filtro[] {
  const { perfil } = useSession()
  const quincenas = useQuincenasRecientes()
  const { entidades } = useUnidades(undefined)
  return [
    ESTADO,
    ...(perfil.ambito === 'instituto' ? [{ key: 'entidadId', label: 'Entidad', opciones: entidades }] : []),
    { key: 'quincena', label: 'Quincena', opciones: quincenas },
  ]
}
