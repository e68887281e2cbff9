import { Eye } from 'lucide-react'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { DocsTable } from '#admin/portal/expediente/papeles/DocsTable.tsx'
import { NotaDevolucion } from '#admin/portal/expediente/NotaDevolucion.tsx'
import { MotivoAjeno } from '#admin/portal/expediente/papeles/MotivoAjeno.tsx'
import { PapelRow } from '#admin/portal/expediente/papeles/PapelRow.tsx'
import { isDeOtraPersona, papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { papelesPedidos } from './papeles-pedidos.ts'
import type { ClavePapel } from '#domain/afiliacion/tipos/papel.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import type { ArchivoReconocido } from '#domain/documentos/lectura.ts'
import type { ReactElement, ReactNode } from 'react'
import type { PapelEnviado, PapelesEnviados } from './papeles-pedidos.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'

interface PapelesCardProps {
  reglas: ReglasTipo
  /** Of the person whose papers they are. */
  curp: string
  /** Why it is asked, "" where its type has one cause. */
  causa: string
  /** Data that change and need a paper. */
  cambian?: readonly string[]
  papeles: PapelesEnviados
  /** What a return asked to correct, by the form's paths. */
  campos: Readonly<Record<string, string>>
  editable: boolean
  /** The draft that holds them, made now if there is none. */
  ensureDraft: () => Promise<string>
  /** Id of a field: what the summary of errors links to. */
  idOf: (campo: string) => string
  /** What keeps the step, once leaving it was tried. */
  errors: readonly SummaryError[]
  /** A file on its way, or that could not be loaded; null once it waits no more. */
  onPicked: (clave: ClavePapel, file: File | null, cargando: boolean) => void
  onChange: (changes: (before: PapelesEnviados) => PapelesEnviados) => void
}

async function upload(clase: ClavePapel, file: File, borrador: string): Promise<ArchivoReconocido> {
  const form = new FormData()
  form.set('borrador', borrador)
  form.set('clase', clase)
  form.set('file', file)
  return api.upload('POST /api/archivos', form)
}

/** The papers of the movement: what is missing is told, and never stops the request (decisions §10.13). */
export function PapelesCard(props: PapelesCardProps): ReactElement {
  const { reglas, curp, causa, papeles, campos, idOf, errors, onChange } = props
  const { perfil } = useSession()
  const by = perfil.ambito === 'instituto' ? 'Admin' : 'Usuario'
  const pedidos = papelesPedidos(reglas, causa, props.cambian)
  const put = (clave: ClavePapel, archivo: PapelEnviado | null): void =>
    onChange((before) => {
      const rest = Object.entries(before).filter(([key]) => key !== clave)
      return Object.fromEntries([...rest, ...(archivo ? [[clave, archivo] as const] : [])])
    })
  const faltan = pedidos.filter(({ clave, necesario }) => necesario && !papeles[clave]).length
  return (
    <Card flush title="Documentos" aside={faltan > 0 ? sePuedeGuardar(faltan) : undefined}>
      <DocsTable>
        {pedidos.map(({ clave, necesario }) => {
          const archivo = papeles[clave]
          return (
            <PapelRow
              key={clave}
              id={idOf(`documentos.${clave}`)}
              titulo={TITULO_PAPEL[clave]}
              marca={<span className="field-optional">({necesidadDe(clave, necesario)})</span>}
              sent={archivo ? { by, archivo } : null}
              editable={props.editable}
              alElegir
              vista={archivo ? <VerPapel titulo={TITULO_PAPEL[clave]} id={archivo.id} /> : <></>}
              nota={
                isDeOtraPersona(clave, archivo?.reconocido, curp) ? (
                  <MotivoAjeno
                    id={idOf(`ajenos.${clave}`)}
                    aviso={papelEquivocado(clave, archivo?.reconocido, curp)}
                    motivo={archivo?.motivo ?? ''}
                    error={errors.find(({ id }) => id === idOf(`ajenos.${clave}`))?.message ?? null}
                    editable={props.editable}
                    onChange={(motivo) => archivo && put(clave, { ...archivo, motivo })}
                  />
                ) : (
                  notaDe(campos[`documentos.${clave}`], papelEquivocado(clave, archivo?.reconocido, curp))
                )
              }
              onPicked={(file, cargando) => props.onPicked(clave, file, cargando)}
              onLoad={async (file) => put(clave, await upload(clave, file, await props.ensureDraft()))}
              onRemove={() => put(clave, null)}
            />
          )
        })}
      </DocsTable>
    </Card>
  )
}

/** The request in writing is asked by the rules of a leave, on paper: what is not needed is that its copy be here (decisions §10.13). */
function necesidadDe(clave: ClavePapel, necesario: boolean): string {
  if (necesario) return 'necesario para aprobar'
  return clave === 'solicitud' ? 'se entrega al instituto; su copia aquí es opcional' : 'no se necesita para aprobar'
}

/** What a return asked to correct of a paper, and why what was sent is hardly that paper. */
function notaDe(devuelto: string | undefined, equivocado: string): ReactNode {
  if (equivocado === '') return devuelto === undefined ? undefined : <NotaDevolucion nota={devuelto} />
  return (
    <>
      <Note tone="warn" live>
        {equivocado}
      </Note>
      <NotaDevolucion nota={devuelto} />
    </>
  )
}

const sePuedeGuardar = (faltan: number): string =>
  faltan === 1
    ? 'Puedes guardar sin el que falta: el movimiento no se aprueba hasta que esté'
    : 'Puedes guardar sin los que faltan: el movimiento no se aprueba hasta que estén'

function VerPapel({ titulo, id }: { titulo: string; id: string }): ReactElement {
  return (
    <a
      className="icon-btn"
      href={`/api/archivos/${encodeURIComponent(id)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`Vista previa de ${titulo} (abre otra pestaña)`}
    >
      <Icon icon={Eye} />
    </a>
  )
}
