import { type TestApp, startApp } from '../setup/start-app.ts';

describe('the description of the API', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  it('names the schema of every answer and of every refusal', async () => {
    const { body } = await server.request.get('/api/openapi.json');
    expect(body.paths['/api/enquiry'].post.responses).toMatchObject({
      201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/EnquiryReceived' } } } },
      default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    });
  });

  it('says what each section of the words holds', async () => {
    const { schemas } = (await server.request.get('/api/openapi.json')).body.components;
    for (const name of ['AdminSection', 'SectionForm', 'SectionPreviewForm']) {
      const { oneOf } = schemas[name].properties.value;
      const team = oneOf.find(({ title }: { title: string }) => title === 'team');
      expect(team.items.required).toEqual(['name', 'role']);
    }
  });

  it('is a page whose own policy lets its scripts run, and no others', async () => {
    const page = await server.request.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?![^>]*src=)[^>]*>\s*\S/);
    const script = await server.request.get('/api/docs/swagger-ui-init.js');
    expect(script.status).toBe(200);
  });
});
