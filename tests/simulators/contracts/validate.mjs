// Checks one recorded HTTP exchange against the contract beside this file. No dependencies.
//   check({vendor, operation, request: {method, path, query, body}, response: {status, body}}) -> {ok, errors}
//   checkWebhook({vendor, body}) -> {ok, errors}      operations(vendor) -> names
// vendor: 'ashby' | 'greenhouse-v3' | 'teamtailor' | 'lever' | 'workable'. query: object or URLSearchParams.
import { readFileSync } from 'node:fs'

const contracts = new Map()
export const contract = (vendor) => {
  if (!contracts.has(vendor)) contracts.set(vendor, JSON.parse(readFileSync(new URL(`./${vendor}.json`, import.meta.url), 'utf8')))
  return contracts.get(vendor)
}
export const operations = (vendor) => Object.keys(contract(vendor).operations)

const kind = (v) => (v === null ? 'null' : Array.isArray(v) ? 'array' : Number.isInteger(v) ? 'integer' : typeof v)
const isType = (v, t) => kind(v) === t || (t === 'number' && kind(v) === 'integer')
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b)
const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
}

// The part of JSON Schema 2020-12 the contracts use, and x-csv (a list written with commas).
// opts.query: values are text, converted to the schema's types; opts.partial: the caller chose fields, none required.
function walk(schema, value, at, doc, opts, errors) {
  if (schema === true || schema === undefined) return
  if (schema.$ref) walk(doc.$defs[schema.$ref.slice('#/$defs/'.length)], value, at, doc, opts, errors)
  const types = schema.type ? [schema.type].flat() : null
  if (opts.query && typeof value === 'string' && types && !types.includes('string')) {
    if (/^-?\d+$/.test(value) && types.some((t) => t === 'integer' || t === 'number')) value = Number(value)
    else if (/^(true|false)$/.test(value) && types.includes('boolean')) value = value === 'true'
  }
  if (types && !types.some((t) => isType(value, t))) return void errors.push(`${at}: is ${kind(value)}, must be ${types.join(' or ')}`)
  if ('const' in schema && !same(schema.const, value)) errors.push(`${at}: must be ${JSON.stringify(schema.const)}`)
  if (schema.enum && !schema.enum.some((e) => same(e, value))) errors.push(`${at}: ${JSON.stringify(value)} is not one of ${schema.enum.join(', ')}`)
  if (typeof value === 'string') {
    if (schema.pattern && !new RegExp(schema.pattern).test(value)) errors.push(`${at}: ${JSON.stringify(value)} does not match ${schema.pattern}`)
    if (schema.format && formats[schema.format] && !formats[schema.format].test(value)) errors.push(`${at}: ${JSON.stringify(value)} is no ${schema.format}`)
    const csv = schema['x-csv']
    if (csv) {
      const parts = value.split(',')
      if (csv.maxItems && parts.length > csv.maxItems) errors.push(`${at}: ${parts.length} values, at most ${csv.maxItems}`)
      for (const part of parts) {
        if (csv.enum && !csv.enum.includes(part)) errors.push(`${at}: "${part}" is not one of ${csv.enum.join(', ')}`)
        if (csv.pattern && !new RegExp(csv.pattern).test(part)) errors.push(`${at}: "${part}" does not match ${csv.pattern}`)
      }
    }
  }
  if (typeof value === 'number') {
    if (value < schema.minimum) errors.push(`${at}: ${value} is below ${schema.minimum}`)
    if (value > schema.maximum) errors.push(`${at}: ${value} is above ${schema.maximum}`)
  }
  if (Array.isArray(value)) value.forEach((v, i) => walk(schema.items, v, `${at}[${i}]`, doc, opts, errors))
  else if (value && typeof value === 'object') {
    const properties = schema.properties ?? {}
    const patterns = Object.entries(schema.patternProperties ?? {})
    if (!opts.partial) for (const name of schema.required ?? []) if (!Object.hasOwn(value, name)) errors.push(`${at}.${name}: missing`)
    for (const [name, v] of Object.entries(value)) {
      if (v === undefined) continue
      const byPattern = patterns.filter(([p]) => new RegExp(p).test(name))
      if (Object.hasOwn(properties, name)) walk(properties[name], v, `${at}.${name}`, doc, opts, errors)
      else if (byPattern.length) for (const [, s] of byPattern) walk(s, v, `${at}.${name}`, doc, opts, errors)
      else if (schema.additionalProperties === false) errors.push(`${at}.${name}: not in the contract`)
      else if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, v, `${at}.${name}`, doc, opts, errors)
    }
  }
  for (const s of schema.allOf ?? []) walk(s, value, at, doc, opts, errors)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const tries = choices.map((s) => { const e = []; walk(s, value, at, doc, opts, e); return e })
    const wrong = tries.map((e, i) => [e, constMatches(choices[i], value, doc)]).sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)
    if (!tries.some((e) => e.length === 0)) errors.push(...wrong[0][0])
  }
}
// How many of a choice's const properties the value has: the choice with the most is the one meant.
function constMatches(schema, value, doc) {
  if (schema.$ref) return constMatches(doc.$defs[schema.$ref.slice('#/$defs/'.length)], value, doc)
  if (schema.type === 'null') return -1
  return Object.entries(schema.properties ?? {}).filter(([n, s]) => 'const' in s && value && same(value[n], s.const)).length
}
const run = (schema, value, at, doc, opts = {}) => { const errors = []; walk(schema, value, at, doc, opts, errors); return errors }
const verdict = (errors) => ({ ok: errors.length === 0, errors })
const isEmpty = (v) => v === undefined || v === null || v === '' || (kind(v) === 'object' && Object.keys(v).length === 0)

export function check({ vendor, operation, request, response }) {
  const doc = contract(vendor)
  const op = doc.operations[operation]
  if (!op) return verdict([`no operation "${operation}" in the contract of ${vendor}`])
  const errors = []
  if (request) {
    const { method, path, body } = request
    const query = request.query instanceof URLSearchParams ? Object.fromEntries(request.query) : request.query ?? {}
    if (method && method.toUpperCase() !== op.method) errors.push(`request: ${method}, must be ${op.method}`)
    const shape = new RegExp(`^${op.path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`)
    if (path && !shape.test(path)) errors.push(`request: path ${path}, must be ${op.path}`)
    if (op.request.query) errors.push(...run(op.request.query, query, 'query', doc, { query: true }))
    else if (!isEmpty(query)) errors.push('query: the operation takes none')
    if (op.request.body) errors.push(...run(op.request.body, body ?? {}, 'body', doc))
    else if (!isEmpty(body)) errors.push('body: the operation takes none')
  }
  if (response) {
    const query = request?.query instanceof URLSearchParams ? Object.fromEntries(request.query) : request?.query ?? {}
    const partial = Boolean(op.fieldsParam) && Object.keys(query).some((k) => k.startsWith(op.fieldsParam))
    const schema = op.responses[response.status]
    if (schema === undefined) errors.push(`response: status ${response.status} is not in the contract (${Object.keys(op.responses).join(', ')})`)
    else if (schema === null) { if (!isEmpty(response.body)) errors.push(`response: ${response.status} has no body`) }
    else errors.push(...run(schema, response.body, 'response', doc, { partial }))
  }
  return verdict(errors)
}

export function checkWebhook({ vendor, body }) {
  const doc = contract(vendor)
  const name = body?.action ?? body?.event ?? body?.event_type ?? body?.payload?.event_name
  const event = doc.webhooks.events[name]
  return verdict(event ? run(event.schema, body, 'webhook', doc) : [`webhook: event "${name}" is not in the contract`])
}
