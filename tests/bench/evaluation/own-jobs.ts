/**
 * Our own jobs for the occupations of the real CVs that are missing in `real-jobs-dev.json`, written before looking
 * at any of their scores. They show whether tuning on the given jobs generalizes.
 */
export const ownJobs: Record<string, string> = {
  CONSTRUCTION: `Construction Site Supervisor
Responsibilities
- Supervise crews and subcontractors on commercial building sites
- Read blueprints, schedule trades and order materials
- Hold safety meetings and carry out inspections of work
Requirements
- 4+ years of experience in construction or carpentry
- Knowledge of building codes, concrete and framing
- OSHA 10 or 30
Preferred
- Cost estimating and change orders`,
  HR: `Human Resources Generalist / HR Manager
Responsibilities
- Recruit, interview and onboard employees
- Advise managers on employee relations, policies and performance reviews
- Administer benefits, leave and personnel files
Requirements
- Bachelor's degree in human resources or business administration
- 3+ years of HR experience
- Knowledge of employment law and an HRIS
Preferred
- PHR or SHRM certification`,
  ADVOCATE: `Victim Advocate
What you will do
- Support survivors of violence through court hearings, safety planning and crisis calls
- Refer clients to shelters, legal aid and community services
- Keep case notes and report to funders
What you bring
- Degree in social work, criminal justice or psychology
- 2+ years in advocacy, case management or social services
- Knowledge of court procedures and confidentiality
Nice to have
- Spanish`,
  "BUSINESS-DEVELOPMENT": `Business Development Manager
Responsibilities
- Find new clients and markets and build partnerships
- Write proposals, negotiate contracts and forecast revenue
- Present our services to executives
Requirements
- 5+ years of business development or B2B sales experience
- Experience with lead generation and a CRM
- Bachelor's degree in business or marketing
Preferred
- Market research and strategic planning`,
  ENGINEERING: `Mechanical Engineer / Project Engineer
Responsibilities
- Design and test mechanical components and prepare drawings
- Plan engineering projects from specification to commissioning
- Analyze failures and improve manufacturing processes
Requirements
- Bachelor's degree in mechanical, electrical or civil engineering
- 3+ years of engineering experience in manufacturing or energy
- AutoCAD or SolidWorks
Preferred
- Lean manufacturing, P.E. license`,
  APPAREL: `Apparel Merchandiser / Store Manager
Responsibilities
- Plan assortments, visual displays and markdowns for a clothing store
- Work with designers and vendors on fit, fabric and delivery of garments
- Lead sales associates and control inventory
Requirements
- 3+ years in fashion, apparel or clothing retail
- Knowledge of textiles, product development and merchandising
Preferred
- Degree in fashion design or fashion merchandising`,
  BANKING: `Branch Banker / Bank Manager
Responsibilities
- Open accounts, process loans and mortgages and serve branch customers
- Review credit applications and follow anti-money-laundering rules
- Supervise tellers and meet the branch's deposit targets
Requirements
- 3+ years in a bank or credit union
- Experience with lending, underwriting or cash handling
- Knowledge of banking regulations and compliance
Preferred
- Degree in finance or business`,
  DESIGNER: `Graphic Designer / Interior Designer
Responsibilities
- Create layouts, logos, brochures and web graphics from concept to print
- Prepare drawings, renderings and mood boards for clients
Requirements
- Degree in graphic design, interior design or fine arts
- 2+ years of design experience in a studio or agency
- Adobe Creative Suite: Photoshop, Illustrator, InDesign
Preferred
- AutoCAD, SketchUp or HTML`,
  TEACHER: `Elementary School Teacher
Responsibilities
- Plan lessons in reading, mathematics and science and teach them to a class of 25
- Assess pupils' progress, and meet their parents
- Manage the classroom and adapt instruction to pupils with special needs
Requirements
- Bachelor's degree in education and a state teaching certificate
- 2+ years of classroom experience
- Knowledge of curriculum and differentiated instruction
Preferred
- ESL endorsement`,
  FITNESS: `Personal Trainer / Fitness Manager
Responsibilities
- Train members one on one and lead group exercise classes
- Assess fitness, write exercise programs and advise on nutrition
- Sell memberships and keep the gym floor and equipment safe
Requirements
- Certified personal trainer (NASM, ACE or similar)
- 2+ years of experience in a gym, health club or wellness center
- CPR and first aid
Preferred
- Degree in kinesiology or exercise science`,
  AUTOMOBILE: `Automotive Service Technician / Service Advisor
Responsibilities
- Diagnose and repair engines, brakes and electrical systems of cars and trucks
- Write repair orders, order parts and explain repairs to customers
- Carry out vehicle inspections and test drives
Requirements
- 3+ years in an automotive workshop or dealership
- Knowledge of diagnostic tools
- Valid driver's license
Preferred
- ASE certification`,
  "PUBLIC-RELATIONS": `Public Relations Manager
Responsibilities
- Write press releases, pitch stories and answer journalists
- Plan media events, campaigns and crisis communication
- Watch media coverage and social media and report on them
Requirements
- Bachelor's degree in public relations, communications or journalism
- 3+ years in public relations, at an agency or in-house
- Excellent writing and editing
Preferred
- Event planning and contacts in the media`,
};
