import { CirclePlus, Equal, Pencil } from 'lucide-react'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CeldaCarga, PorCorregirTag } from '#admin/panel/carga/CeldaCarga.tsx'
import { RestoPorCorregir } from '#admin/panel/carga/RestoPorCorregir.tsx'
import { FaltanColumnas } from '#admin/panel/carga/FaltanColumnas.tsx'
import type { AccionCarga, CampoCatalogo, RevisionCatalogo } from '#domain/organica/catalogos/carga-catalogo.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

type Fila = RevisionCatalogo['filas'][number]

const ACCION: Readonly<
  Record<AccionCarga, { readonly tone: StatusTone; readonly icon: LucideIcon; readonly texto: string }>
> = {
  nuevo: { tone: 'green', icon: CirclePlus, texto: 'Nuevo' },
  cambia: { tone: 'blue', icon: Pencil, texto: 'Cambia' },
  igual: { tone: 'neutral', icon: Equal, texto: 'Igual' },
}

interface RevisionTablaProps {
  revision: RevisionCatalogo
  usado: readonly [uno: string, varios: string]
}

/** What the file would do, row by row, with what is wrong at its column and what uses a row it switches off. */
export function RevisionTabla({ revision, usado }: RevisionTablaProps): ReactElement {
  const { filas, conError, columnasFaltantes } = revision
  if (columnasFaltantes.length > 0) return <FaltanColumnas columnas={columnasFaltantes} />
  if (filas.length === 0)
    return (
      <Note tone="warn" live>
        El archivo no trae renglones debajo de los títulos.
      </Note>
    )
  const enUso = filas.filter(({ usos }) => usos > 0)
  return (
    <>
      {conError > 0 && (
        <Note tone="bad" live>
          <strong>{cuentaTexto(conError, 'renglón', 'renglones')} por corregir.</strong> No se cambia nada hasta que
          todos estén bien.
        </Note>
      )}
      {conError === 0 && filas.every(({ accion }) => accion === 'igual') && (
        <Note live>El archivo dice lo mismo que el catálogo: no hay nada que cambiar.</Note>
      )}
      {enUso.length > 0 && (
        <Note tone="warn">
          <strong>Se desactivan renglones en uso:</strong>{' '}
          {enUso.map(({ datos, usos }) => `${datos.nombre} (${cuentaTexto(usos, ...usado)})`).join(', ')}.
        </Note>
      )}
      <RestoPorCorregir filas={filas} conError={conError} />
      <DataTable caption="Renglones del archivo" columns={COLUMNS} rows={filas} rowKey={({ fila }) => fila} />
    </>
  )
}

const COLUMNS: readonly Column<Fila>[] = [
  { key: 'fila', header: 'Renglón', numeric: true, cell: ({ fila }) => fila },
  { key: 'accion', header: 'Qué hace', cell: (fila) => <Accion fila={fila} /> },
  {
    key: 'clave',
    header: 'Clave',
    mono: true,
    wrap: true,
    cell: (fila) => <Celda fila={fila} campo="clave" texto={fila.datos.clave} />,
  },
  {
    key: 'nombre',
    header: 'Nombre',
    wrap: true,
    cell: (fila) => <Celda fila={fila} campo="nombre" texto={fila.datos.nombre} antes={fila.antes?.nombre} />,
  },
  {
    key: 'activo',
    header: 'Activo',
    wrap: true,
    // What was not understood is neither: its error tells what the file says.
    cell: (fila) =>
      fila.errores.activo ? (
        <Celda fila={fila} campo="activo" texto="" />
      ) : (
        <Celda
          fila={fila}
          campo="activo"
          texto={siNo(fila.datos.activo)}
          antes={fila.antes && siNo(fila.antes.activo)}
        />
      ),
  },
]

const siNo = (activo: boolean): string => (activo ? 'Sí' : 'No')

function Accion({ fila }: { fila: Fila }): ReactElement {
  if (Object.keys(fila.errores).length > 0) return <PorCorregirTag />
  const { tone, icon, texto } = ACCION[fila.accion]
  return (
    <StatusTag tone={tone} icon={icon}>
      {texto}
    </StatusTag>
  )
}

interface CeldaProps {
  fila: Fila
  campo: CampoCatalogo
  texto: string
  antes?: string | null | undefined
}

function Celda({ fila, campo, texto, antes }: CeldaProps): ReactElement {
  return (
    <CeldaCarga error={fila.errores[campo]}>
      {texto || '–'}
      {antes !== undefined && antes !== null && antes !== texto && (
        <span className="secondary small"> (antes {antes})</span>
      )}
    </CeldaCarga>
  )
}
